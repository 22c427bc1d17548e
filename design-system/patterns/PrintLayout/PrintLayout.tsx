import type { ReactNode } from 'react';
import { Brand, type BrandProps } from '@ds/patterns/Brand/Brand';
import { MAIN_ID, SkipLink } from '@ds/patterns/SkipLink/SkipLink';
import styles from './PrintLayout.module.css';

export interface PrintLayoutProps {
  skipText: string;
  brand: BrandProps;
  /** Beside the brand: a number, a date, on the screen also «back». */
  head?: ReactNode;
  foot: ReactNode;
  children: ReactNode;
}

/** A sheet of paper: receipts, journey sheets. The same on the screen as in print. */
export function PrintLayout({ skipText, brand, head, foot, children }: PrintLayoutProps) {
  return (
    <div className={styles.sheet}>
      <SkipLink>{skipText}</SkipLink>
      <header className={styles.head}>
        <Brand {...brand} />
        <div>{head}</div>
      </header>
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.foot}>{foot}</footer>
    </div>
  );
}
