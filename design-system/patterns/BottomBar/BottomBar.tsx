import type { ReactNode } from 'react';
import { classNames } from '@ds/support/class-names';
import styles from './BottomBar.module.css';

/** On a phone: the total and the next step, at the bottom edge while the page scrolls. On wider screens they stand beside the form. */
export function BottomBar({ children }: { children: ReactNode }) {
  return <div className={classNames(styles.bar, 'no-print')}>{children}</div>;
}
