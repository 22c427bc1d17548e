import type { ReactNode } from 'react';
import { FilterBar, type FilterBarProps } from '@ds/patterns/FilterBar/FilterBar';
import { classNames } from '@ds/support/class-names';
import { FoldWord } from '@ds/support/FoldWord';
import styles from './FilterRow.module.css';

export interface FilterRowProps extends Omit<FilterBarProps, 'formClass'> {
  /** The filters that are seldom used: folded, so that the others fit in a line. */
  more?: { label: string; open: boolean; fields: ReactNode } | undefined;
}

/** Filters in a line above a table. On a narrow screen all of them are below each other in one fold. */
export function FilterRow({ more, children, ...bar }: FilterRowProps) {
  return (
    <FilterBar {...bar} formClass={styles.row}>
      {children}
      {more ? (
        // On a narrow screen the form is folded already: one fold is enough.
        <details className={classNames(styles.more, 'unfold-s')} open={more.open}>
          <summary>
            <FoldWord>{more.label}</FoldWord>
          </summary>
          <div>{more.fields}</div>
        </details>
      ) : null}
    </FilterBar>
  );
}
