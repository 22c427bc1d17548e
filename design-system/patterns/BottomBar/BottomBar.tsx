import type { ReactNode } from 'react';
import styles from './BottomBar.module.css';

/** On a telephone: the sum and the way on, at the lower edge while the page scrolls. Elsewhere they stand beside the form. */
export function BottomBar({ children }: { children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>;
}
