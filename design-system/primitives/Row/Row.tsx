import type { ReactNode } from 'react';
import { classNames } from '@ds/support/class-names';
import { spaced } from '@ds/support/spaced';
import styles from './Row.module.css';

export interface RowProps {
  justify?: 'start' | 'between' | 'end' | undefined;
  /** `bottom` aligns a button with fields that have labels. */
  align?: 'center' | 'bottom' | undefined;
  children: ReactNode;
}

/** Things beside each other that wrap: buttons, tags, a heading and its action. */
export function Row({ justify = 'start', align = 'center', children }: RowProps) {
  return (
    <div
      className={classNames(
        styles.row,
        justify === 'between' && styles.between,
        justify === 'end' && styles.end,
        align === 'bottom' && styles.bottom,
      )}
    >
      {spaced(children)}
    </div>
  );
}
