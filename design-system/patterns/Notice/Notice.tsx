import type { ReactNode } from 'react';
import { classNames } from '@ds/support/class-names';
import styles from './Notice.module.css';

export interface NoticeProps {
  tone?: 'info' | 'warning' | undefined;
  title: string;
  /** Changes while it stands there (how far something has come), and is not read out at each change. */
  isQuiet?: boolean | undefined;
  children: ReactNode;
}

/** Something that concerns the page as it stands now: over its lower edge, read out at once, gone when it no longer holds. */
export function Notice({ tone = 'info', title, isQuiet = false, children }: NoticeProps) {
  return (
    <section
      className={classNames(styles.notice, tone === 'warning' && styles.warning)}
      role={isQuiet ? 'region' : 'alert'}
      aria-label={title}
    >
      <strong>{title}</strong>
      <div>{children}</div>
    </section>
  );
}
