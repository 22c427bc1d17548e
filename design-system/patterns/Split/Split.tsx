import type { ReactNode } from 'react';
import { classNames } from '@ds/support/class-names';
import { useIsTextBrowser } from '@ds/support/text-browser';
import styles from './Split.module.css';

export interface SplitProps {
  id?: string | undefined;
  /**
   * What stands beside: filters and map (`start`), the price while booking (`end`). On a narrow screen it comes first, or last with
   * `asideLast`.
   */
  aside: ReactNode;
  label: string;
  side?: 'start' | 'end' | undefined;
  /**
   * Read after the rest. At the start it is still seen first: put a link to it before a long list. `read`: only in text browsers, where
   * whoever has come for a form would read the aside line by line.
   */
  asideLast?: boolean | 'read' | undefined;
  /** The aside stays in view while the page scrolls. */
  sticky?: boolean | undefined;
  /** Above the rest where there is room; on a narrow screen in one row with the folds of an aside at the start. */
  head?: ReactNode;
  children: ReactNode;
  /** Below the rest where there is room; on a narrow screen after the aside. */
  after?: ReactNode;
}

/** Two columns where there is room. */
export function Split({ id, aside, label, side = 'start', asideLast, sticky, head, children, after }: SplitProps) {
  const beside = <aside aria-label={label}>{aside}</aside>;
  const isRead = useIsTextBrowser();
  const isLast = asideLast === 'read' ? isRead : asideLast;
  return (
    <div
      id={id}
      className={classNames(styles.split, side === 'end' ? styles.end : styles.start, sticky && styles.sticky)}
    >
      {isLast ? null : beside}
      {head ? <div className={styles.head}>{head}</div> : null}
      <div>{children}</div>
      {isLast ? beside : null}
      {after ? <div>{after}</div> : null}
    </div>
  );
}
