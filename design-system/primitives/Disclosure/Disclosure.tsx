import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  summary: string;
  open?: boolean | undefined;
  /** Disclosures of the same group close each other. */
  group?: string | undefined;
  children: ReactNode;
}

/** More about something, on demand. */
export function Disclosure({ summary, open, group, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={open} {...(group ? { name: group } : {})}>
      <summary className={styles.summary}>
        <span>{summary}</span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

/** The closed one where its content is too much to send along: a link to where it is unfolded. */
export function DisclosureLink({ href, unfolds, children }: { href: string; unfolds?: string; children: string }) {
  return (
    <a className={styles.summary} href={href} data-unfold={unfolds}>
      <span>{children}</span>
    </a>
  );
}
