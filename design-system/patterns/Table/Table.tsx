import { InTableProvider } from '@ds/support/in-table';
import { useLoaded } from '@ds/support/once-loaded';
import { useScripts } from '@ds/support/use-scripts';
import { secondLife } from '@ds/support/second-lives';
import { NativeTable } from './NativeTable';
import { SortMenu } from './SortMenu';
import type { TableProps } from './table-props';

export type { Column, TableProps, TableSelection } from './table-props';

const life = secondLife(() => import('@ds/enhanced/Table/EnhancedTable').then(({ EnhancedTable }) => EnhancedTable));

/**
 * Rows that become cards on a narrow screen; headings sort by links. Plain HTML from the server, which is cheap, and on hydrated pages too
 * if the table is only read; with selectable rows or resizable columns it becomes react-aria's.
 */
export function Table<Row>(props: TableProps<Row>) {
  const isEnhanced = useScripts() && Boolean(props.selection ?? props.resizable);
  const Enhanced = useLoaded(life, isEnhanced);
  return (
    <>
      {props.orderTexts ? <SortMenu columns={props.columns} texts={props.orderTexts} /> : null}
      <InTableProvider value>
        {isEnhanced && Enhanced ? <Enhanced {...props} /> : <NativeTable {...props} />}
      </InTableProvider>
    </>
  );
}
