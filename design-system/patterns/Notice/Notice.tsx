import type { ReactNode } from 'react';
import { classNames } from '@ds/support/class-names';
import styles from './Notice.module.css';

export interface NoticeProps {
  tone?: 'info' | 'warning' | undefined;
  title: string;
  children: ReactNode;
}

/** Something that concerns the page as it stands now: over its lower edge, read out at once, gone when it no longer holds. */
export function Notice({ tone = 'info', title, children }: NoticeProps) {
  return (
    <section
      className={classNames(styles.notice, tone === 'warning' && styles.warning)}
      role="alert"
      aria-label={title}
    >
      <strong>{title}</strong>
      <div>{children}</div>
    </section>
  );
}
