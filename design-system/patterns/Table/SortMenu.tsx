import { useSyncExternalStore } from 'react';
import { Menu } from '@ds/patterns/Menu/Menu';
import styles from './Table.module.css';
import type { Column, OrderTexts } from './table-props';

/** Where rows become cards (Table.module.css). */
const NARROW = '(max-width: 40rem)';

function watchWidth(changed: () => void): () => void {
  const width = window.matchMedia(NARROW);
  width.addEventListener('change', changed);
  return () => width.removeEventListener('change', changed);
}

/** The sort orders of a table behind one button, where its headings are hidden. Elsewhere nothing is loaded for it. */
export function SortMenu<Row>({ columns, texts }: { columns: readonly Column<Row>[]; texts: OrderTexts }) {
  // The server does not know the page's width; the style hides it where there is room.
  const isNarrow = useSyncExternalStore(
    watchWidth,
    () => window.matchMedia(NARROW).matches,
    () => true,
  );
  const sortable = columns.flatMap(({ key, label, sort }) => (sort ? [{ key, label, ...sort }] : []));
  if (!isNarrow || sortable.length === 0) return null;
  const now = sortable.find(({ direction }) => direction);
  return (
    <div className={`${styles.order} no-print`}>
      <Menu
        label={texts.by(now?.label)}
        entries={sortable.map(({ key, label, href, direction }) => ({
          id: key,
          href,
          label: direction ? texts.reversed(label) : label,
        }))}
      />
    </div>
  );
}
