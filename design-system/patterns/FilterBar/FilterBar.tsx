import type { ReactNode } from 'react';
import { NarrowFold } from '@ds/patterns/NarrowFold/NarrowFold';
import { Button } from '@ds/primitives/Button/Button';
import styles from './FilterBar.module.css';

export interface FilterBarProps {
  /** What a link leads to; a folded form opens for it. */
  id?: string | undefined;
  /** The word on the narrow screen's button («Filtrera»). */
  title: string;
  /** Where the form goes; default is the page itself. */
  action?: string | undefined;
  /** What the address must keep besides the filters, in order. */
  keep?: readonly (readonly [name: string, value: string])[] | undefined;
  apply: string;
  clear?: { href: string; label: string } | undefined;
  /** `column` beside a list, `row` above a table. */
  layout?: 'column' | 'row' | undefined;
  /** How many are set: stands on the narrow screen's button. */
  count?: number | undefined;
  open?: boolean | undefined;
  children: ReactNode;
}

/** Filters and sorting as a plain GET form: the state is in the address. Folded where the screen is narrow. */
export function FilterBar({
  id,
  title,
  action,
  keep = [],
  apply,
  clear,
  layout = 'column',
  count,
  open,
  children,
}: FilterBarProps) {
  return (
    <div className={styles.filters}>
      <NarrowFold title={count ? `${title} (${count})` : title} open={open}>
        <form
          id={id}
          method="get"
          action={action}
          role="search"
          aria-label={title}
          className={layout === 'row' ? `${styles.form} ${styles.row}` : styles.form}
        >
          {keep.map(([name, value], index) => (
            <input key={`${name}-${index}`} type="hidden" name={name} value={value} />
          ))}
          {children}
          <div className={styles.actions}>
            <Button variant="secondary">{apply}</Button>
            {clear ? <a href={clear.href}>{clear.label}</a> : null}
          </div>
        </form>
      </NarrowFold>
    </div>
  );
}
