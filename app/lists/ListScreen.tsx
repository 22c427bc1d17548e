import type { ComponentProps, ReactNode } from 'react';
import type { Choices } from '@bff/lists';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { Stack } from '@ds/primitives/Stack/Stack';
import { AreaFrame } from '~/frame/AreaFrame';
import type { MenuArea } from '~/frame/area-menus';
import { WayBack } from '~/frame/WayBack';
import { FileLink } from './FileLink';
import { ListView, type ListViewProps } from './ListView';

interface ListScreenProps<Row, Given extends Choices> extends Omit<ListViewProps<Row, Given>, 'caption'> {
  area: MenuArea;
  title: string;
  /** Links on from the list: adding a record. */
  actions?: ReactNode;
  /** It can be downloaded as a file. */
  file?: boolean;
  /** Where the list belongs. */
  back?: ComponentProps<typeof WayBack>['back'];
  intro?: ReactNode;
  /** Parts of the list, each at its own address. */
  tabs?: ReactNode;
  /** Below the list. */
  after?: ReactNode;
  /** More about the same things, under the list. */
  below?: ReactNode;
}

/** A dashboard page that is a list. */
export function ListScreen<Row, Given extends Choices>(props: ListScreenProps<Row, Given>) {
  const { area, title, actions, file, back, intro, tabs, after, below, ...list } = props;
  return (
    <AreaFrame area={area}>
      {/* Close: the first row is what the page is opened for. */}
      <Stack>
        <WayBack back={back} here={title} />
        <PageHeader
          title={title}
          meta={intro ? <p className="measure">{intro}</p> : null}
          actions={
            file ? (
              <>
                <FileLink path={list.path} query={list.query} list={list.list} />
                {actions}
              </>
            ) : (
              actions
            )
          }
        />
        {tabs}
        <ListView {...list} caption={title} />
        {after ? <p className="muted measure">{after}</p> : null}
      </Stack>
      {below}
    </AreaFrame>
  );
}
