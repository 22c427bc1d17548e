import { type ComponentProps, createContext, type KeyboardEvent, type SyntheticEvent, useContext, useRef } from 'react';
import {
  Cell,
  Checkbox,
  Column,
  ColumnResizer,
  ResizableTableContainer,
  Row,
  Table,
  TableBody,
  TableHeader,
} from 'react-aria-components/Table';
import { Follow } from '@ds/support/follow';
import { classNames } from '@ds/support/class-names';
import pressable from '@ds/enhanced/Choice/Pressable.module.css';
import { isEmptyCell } from '@ds/patterns/Table/empty-cell';
import { NoBox } from '@ds/patterns/Table/NoBox';
import type { Column as TableColumn, TableProps } from '@ds/patterns/Table/table-props';
import styles from '@ds/patterns/Table/Table.module.css';
import { Icon } from '@ds/pictures/Icon/Icon';
import own from './EnhancedTable.module.css';

/** Whether no row of the table has had the focus yet. */
const IsFresh = createContext(false);

/**
 * A table on a hydrated page when its rows are selectable or its columns resizable: arrows move between cells, Space selects. Pressing a
 * heading leads to the address of the list in that order.
 */
export function EnhancedTable<RowData>({
  caption,
  hideCaption,
  even,
  dense,
  columns,
  rows,
  rowKey,
  selection,
  resizable,
}: TableProps<RowData>) {
  const keys = rows.map((row) => String(rowKey(row)));
  const reasons = rows.map((row) => selection?.whyNot?.(row));
  const closed = keys.filter((_, index) => reasons[index] !== undefined);
  // If no column names the row, the first one does.
  const follow = useContext(Follow);
  // A press on a link in a row would also select the row, and say so.
  const isLinkFollowed = useRef(false);
  const notePress = ({ target }: SyntheticEvent) => {
    isLinkFollowed.current = target instanceof Element && target.closest('a') !== null;
  };
  const naming = columns.find(({ rowHeader }) => rowHeader) ?? columns[0];
  const table = (
    <Table
      aria-label={caption}
      className={styles.table ?? ''}
      data-dense={dense || undefined}
      data-even={even || undefined}
      // Tab would first come to the table, and bring what is taller than the window into its middle: it comes to the first row instead.
      render={(props) => (
        <IsFresh.Provider value={props.tabIndex === 0}>
          <table {...(props as ComponentProps<'table'>)} tabIndex={rows.length > 0 ? -1 : props.tabIndex} />
        </IsFresh.Provider>
      )}
      selectionMode={selection ? 'multiple' : 'none'}
      selectedKeys={selection?.selected ?? []}
      disabledKeys={closed}
      onSortChange={({ column }) => {
        const href = columns.find(({ key }) => key === column)?.sort?.href;
        if (href !== undefined) follow?.(href);
      }}
      disabledBehavior="selection"
      // Many ticks would be lost by one press.
      escapeKeyBehavior="none"
      onSelectionChange={(chosen) => {
        if (isLinkFollowed.current) return;
        selection?.onChange(
          chosen === 'all' ? new Set(keys.filter((key) => !closed.includes(key))) : new Set([...chosen].map(String)),
        );
      }}
    >
      <TableHeader className={own.head ?? ''}>
        {selection ? (
          <Column data-boxes width={44} minWidth={44}>
            <Box label={selection.allLabel} />
          </Column>
        ) : null}
        {columns.map((column) => (
          <Column
            key={column.key}
            id={column.key}
            isRowHeader={column === naming}
            data-end={column.align === 'end' ? '' : undefined}
            className={column.align === 'end' ? (styles.end ?? '') : ''}
            textValue={column.label}
            allowsSorting={column.sort !== undefined}
            // Not by the table's `sortDescriptor`: that order would be announced on every arrival, over the page's title.
            {...(column.sort && {
              render: (props) => (
                <th {...(props as ComponentProps<'th'>)} aria-sort={column.sort?.direction ?? 'none'} />
              ),
            })}
          >
            <div className={resizable ? own.heading : ''}>
              <Heading column={column} />
              {resizable ? <ColumnResizer className={own.resizer ?? ''} aria-label={column.label} /> : null}
            </div>
          </Column>
        ))}
      </TableHeader>
      <TableBody>
        {rows.map((row, index) => {
          const why = reasons[index];
          return (
            <Row
              key={keys[index]}
              id={keys[index] ?? ''}
              className={own.row ?? ''}
              render={(props) => (
                <IsFresh.Consumer>
                  {(isFresh) => (
                    <tr
                      {...(props as ComponentProps<'tr'>)}
                      {...(isFresh && index === 0 && { tabIndex: 0 })}
                      // By ARIA, what says whether it is selected can be.
                      {...(why !== undefined && { 'aria-selected': undefined })}
                    />
                  )}
                </IsFresh.Consumer>
              )}
            >
              {selection ? (
                <Cell data-boxes>
                  {why === undefined ? <Box label={selection.rowLabel(row)} /> : <NoBox why={why} />}
                </Cell>
              ) : null}
              {columns.map((column) => {
                const { key, label, align, cell, wide, beside } = column;
                const shown = cell(row);
                return (
                  <Cell
                    key={key}
                    data-label={wide || beside || column === naming ? undefined : label}
                    data-beside={beside}
                    data-end={align === 'end' ? '' : undefined}
                    data-empty={isEmptyCell(shown)}
                    className={align === 'end' ? (styles.end ?? '') : ''}
                  >
                    <span>{shown}</span>
                  </Cell>
                );
              })}
            </Row>
          );
        })}
      </TableBody>
    </Table>
  );
  return (
    <>
      {selection
        ? [...selection.selected].map((key) => <input key={key} type="hidden" name={selection.name} value={key} />)
        : null}
      {hideCaption ? null : <p className={styles.caption}>{caption}</p>}
      <div
        onPointerDownCapture={notePress}
        onClickCapture={notePress}
        onKeyDownCapture={(event) => {
          notePress(event);
          if (event.key === ' ') isLinkFollowed.current = false;
          onKey(event);
        }}
      >
        {resizable ? <ResizableTableContainer className={own.scroll ?? ''}>{table}</ResizableTableContainer> : table}
      </div>
    </>
  );
}

/** Enter on a row opens what its name leads to; Space selects the row, if it can be, and scrolls nothing out of sight. */
function onKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, target } = event;
  if (!(target instanceof HTMLElement)) return;
  if (key === ' ' && target.matches('a, [role=row], [role=gridcell], [role=rowheader]')) event.preventDefault();
  if (key !== 'Enter' || !target.matches('[role=row], [role=rowheader]')) return;
  const link = target.closest('[role=row]')?.querySelector<HTMLElement>('[role=rowheader] a');
  if (!link) return;
  event.stopPropagation();
  link.click();
}

function Heading<RowData>({ column: { label, sort } }: { column: TableColumn<RowData> }) {
  if (!sort) return <span>{label}</span>;
  return <span className={classNames(styles.sort, own.sort)}>{label}</span>;
}

/** Named by its label alone: the table would add the row's name, which is in it. */
function Box({ label }: { label: string }) {
  return (
    <Checkbox slot="selection" aria-label={label} aria-labelledby="" className={pressable.pressable ?? ''} data-box>
      {({ isSelected, isIndeterminate }) => (
        <span className={own.tick}>
          {isIndeterminate ? <Icon name="minus" /> : isSelected ? <Icon name="check" /> : null}
        </span>
      )}
    </Checkbox>
  );
}
