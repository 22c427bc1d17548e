import type { ReactNode } from 'react';
import { spaced } from '@ds/support/spaced';
import styles from './PageHeader.module.css';

export interface PageHeaderProps {
  title: ReactNode;
  /** A word above the title: a number, the kind of thing. */
  over?: ReactNode;
  /** Right after the title: what copies a number in it. */
  beside?: ReactNode;
  /** Below the title: state, dates. */
  meta?: ReactNode;
  actions?: ReactNode;
}

/** The page's h1 and what belongs to it. */
export function PageHeader({ title, over, beside, meta, actions }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      <div>
        {over ? <p className={styles.over}>{over}</p> : null}
        <h1>{title}</h1>
        {beside ? <> {beside}</> : null}
        {meta ? <div className={styles.meta}>{spaced(meta)}</div> : null}
      </div>
      {actions ? <div className={`${styles.actions} no-print`}>{spaced(actions)}</div> : null}
    </div>
  );
}
