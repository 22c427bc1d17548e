import { Apart } from '@ds/primitives/StatusBadge/Apart';
import type { ReactNode } from 'react';
import { Brand, type BrandProps } from '@ds/patterns/Brand/Brand';
import { SideNav, type SideNavProps } from '@ds/patterns/SideNav/SideNav';
import { MAIN_ID, SkipLink } from '@ds/patterns/SkipLink/SkipLink';
import '@ds/patterns/Table/dashboard-tables.css';
import { useIsTextBrowser } from '@ds/support/text-browser';
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
  /** The work comes before it: for whoever has little to look for. */
  findsLast?: boolean;
  /** A few words beside the search, on a telephone above the work («demo mode»). */
  notice?: ReactNode;
  messages?: ReactNode;
  /** A line at the end of every page. */
  foot?: ReactNode;
  children: ReactNode;
}

const MENU_ID = 'menu';

/** A dark column with the menu beside the work. */
export function DashboardLayout(props: DashboardLayoutProps) {
  const { skipText, brand, nav, find, findsLast = false, notice, messages, foot, children } = props;
  // Nothing folds there: some fifty lines would stand before every page, and before what is wrong with a form.
  const isMenuLast = useIsTextBrowser();
  const finding = <div className={styles.find}>{find}</div>;
  return (
    <div className={classNames(styles.page, findsLast && styles.findsLast)}>
      <SkipLink>{skipText}</SkipLink>
      <header className={styles.side}>
        <div className={styles.within}>
          <Brand {...brand} />
          <Apart />
          {isMenuLast ? <a href={`#${MENU_ID}`}>{nav.menuLabel}</a> : <SideNav {...nav} />}
        </div>
      </header>
      {findsLast ? null : finding}
      {notice ? (
        <aside className={styles.aside}>
          <span className={styles.notice}>{notice}</span>
        </aside>
      ) : null}
      <main className={classNames(styles.main, tables.tables, facts.facts, filters.filters, forms.forms, cards.cards)}>
        <div id={MAIN_ID}>
          <div className={styles.messages}>{messages}</div>
          {children}
        </div>
      </main>
      {findsLast ? finding : null}
      {isMenuLast ? (
        <div id={MENU_ID}>
          <SideNav {...nav} />
        </div>
      ) : null}
      {foot ? <footer className={styles.foot}>{foot}</footer> : null}
    </div>
  );
}
