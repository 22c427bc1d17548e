import type { ReactNode } from 'react';
import { PublicLayout, type PublicLayoutProps } from '@ds/patterns/PublicLayout/PublicLayout';
import styles from './AuthLayout.module.css';

/** Log in, register, passwords: one narrow column, nothing beside it. */
export function AuthLayout({ children, ...layout }: Omit<PublicLayoutProps, 'width'> & { children: ReactNode }) {
  return (
    <PublicLayout {...layout} width="bleed">
      <div className={styles.column}>{children}</div>
    </PublicLayout>
  );
}
