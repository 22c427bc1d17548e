import type { ReactNode } from 'react';
import styles from './Field.module.css';

/** Helps to fill in a field, which refers to it by `aria-describedby`. */
export function FieldHint({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <div id={id} className={styles.hint}>
      {children}
    </div>
  );
}

/** What is wrong with a field and what to do. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <div id={id} className={styles.error}>
      {children}
    </div>
  );
}
