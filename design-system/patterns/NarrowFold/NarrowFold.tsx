import type { ReactNode } from 'react';
import styles from './NarrowFold.module.css';

export interface NarrowFoldProps {
  /** The word on the button, where there is one. */
  title: string;
  open?: boolean | undefined;
  children: ReactNode;
}

/** What stands beside a list where there is room, and is folded above it where the screen is narrow. Without scripts. */
export function NarrowFold({ title, open, children }: NarrowFoldProps) {
  return (
    <details className={styles.fold} open={open}>
      <summary className={styles.summary}>{title}</summary>
      {children}
    </details>
  );
}
