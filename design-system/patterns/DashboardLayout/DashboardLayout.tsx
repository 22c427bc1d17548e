import type { ReactNode } from 'react';
import { Brand, type BrandProps } from '@ds/patterns/Brand/Brand';
import { Footer, type FooterProps } from '@ds/patterns/Footer/Footer';
import { SideNav, type SideNavProps } from '@ds/patterns/SideNav/SideNav';
import { MAIN_ID, SkipLink } from '@ds/patterns/SkipLink/SkipLink';
import styles from './DashboardLayout.module.css';

export interface DashboardLayoutProps {
  skipText: string;
  brand: BrandProps;
  nav: SideNavProps;
  footer: FooterProps;
  messages?: ReactNode;
  children: ReactNode;
}

/** A dark column with the menu beside the work. */
export function DashboardLayout({ skipText, brand, nav, footer, messages, children }: DashboardLayoutProps) {
  return (
    <div className={styles.page}>
      <header className={styles.side}>
        <SkipLink>{skipText}</SkipLink>
        <Brand {...brand} />
        <SideNav {...nav} />
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {messages}
        {children}
      </main>
      <Footer {...footer} />
    </div>
  );
}
