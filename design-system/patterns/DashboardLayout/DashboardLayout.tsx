import type { ReactNode } from 'react';
import { Brand, type BrandProps } from '@ds/patterns/Brand/Brand';
import { SideNav, type SideNavProps } from '@ds/patterns/SideNav/SideNav';
import { MAIN_ID, SkipLink } from '@ds/patterns/SkipLink/SkipLink';
import '@ds/patterns/Table/dashboard-tables.css';
import { classNames } from '@ds/support/class-names';
import cards from './cards.module.css';
import styles from './DashboardLayout.module.css';
import facts from './facts.module.css';
import filters from './filters.module.css';
import forms from './forms.module.css';
import tables from './tables.module.css';

export interface DashboardLayoutProps {
  skipText: string;
  brand: BrandProps;
  nav: SideNavProps;
  /** The quick-find field, at the top of every page. */
  find: ReactNode;
  /** On a telephone it stands below the work, whose first line is what somebody opens the page for. */
  isFindBelow?: boolean;
  /** A line above everything («demo mode»). */
  notice?: ReactNode;
  messages?: ReactNode;
  /** The cookie question; at the end of the page, but read first. */
  cookies?: ReactNode;
  children: ReactNode;
}

/** A dark column with the menu beside the work. */
export function DashboardLayout(props: DashboardLayoutProps) {
  const { skipText, brand, nav, find, isFindBelow = false, notice, messages, cookies, children } = props;
  const field = <div className={styles.find}>{find}</div>;
  return (
    <div className={styles.page}>
      <SkipLink>{skipText}</SkipLink>
      <div className={styles.cookies}>{cookies}</div>
      <header className={styles.side}>
        <div className={styles.within}>
          <Brand {...brand} /> <SideNav {...nav} />
        </div>
      </header>
      {isFindBelow ? null : field}
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className={classNames(styles.main, tables.tables, facts.facts, filters.filters, forms.forms, cards.cards)}
      >
        {notice ? <aside className={styles.notice}>{notice}</aside> : null}
        {messages}
        {children}
      </main>
      {isFindBelow ? field : null}
    </div>
  );
}
