import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  title: string;
  /** Why there is nothing, and what to do. */
  text: ReactNode;
  action?: ReactNode;
  picture?: ReactNode;
}

/** Nothing here, said kindly and with a next step. */
export function EmptyState({ title, text, action, picture }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {picture ? <div className={styles.picture}>{picture}</div> : null}
      <h2>{title}</h2>
      <div className="measure muted">{text}</div>
      {action}
    </div>
  );
}
