import type { ReactNode } from 'react';
import { classNames } from '@ds/support/class-names';
import styles from './Notice.module.css';

export interface NoticeProps {
  tone?: 'info' | 'warning' | undefined;
  title: string;
  /** It changes while shown (progress), and changes are not announced. */
  isQuiet?: boolean | undefined;
  children: ReactNode;
}

/** Something about the page as it is now: over its bottom edge, announced immediately, gone when no longer true. */
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
