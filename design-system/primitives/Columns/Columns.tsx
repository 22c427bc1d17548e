import type { ReactNode } from 'react';
import { classNames } from '@ds/support/class-names';
import { spaced } from '@ds/support/spaced';
import styles from './Columns.module.css';

export interface ColumnsProps {
  /** The least width of a column: 9, 15 or 22 rem. As many as fit stand side by side. */
  least?: 'narrow' | 'normal' | 'wide' | undefined;
  children: ReactNode;
}

/** Equal columns that become one where there is no room: form fields, cards. */
export function Columns({ least = 'normal', children }: ColumnsProps) {
  return <div className={classNames(styles.columns, least !== 'normal' && styles[least])}>{spaced(children)}</div>;
}
