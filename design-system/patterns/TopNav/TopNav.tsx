import type { ReactNode } from 'react';
import { Brand, type BrandProps } from '@ds/patterns/Brand/Brand';
import { classNames } from '@ds/support/class-names';
import { useIsTextBrowser } from '@ds/support/text-browser';
import { type NavItem, NavItems } from './NavItems';
import styles from './TopNav.module.css';

export interface TopNavProps {
  brand: BrandProps;
  /** The menu's name for screen readers. */
  label: string;
  /** The word on the menu button on a narrow screen. */
  menuLabel: string;
  items: readonly NavItem[];
  /** More entries at the end, each an `li`: log out (a form with a button), the language switch. */
  children?: ReactNode;
}

/** Brand and main menu. On a narrow screen behind a button that needs no scripts, on a wide one a row. */
export function TopNav({ brand, label, menuLabel, items, children }: TopNavProps) {
  const entries = (
    <nav aria-label={label}>
      <ul className={styles.list}>
        <NavItems items={items} />
        {children}
      </ul>
    </nav>
  );
  // Nothing folds there: its button's word would lead nowhere.
  const isUnfolded = useIsTextBrowser();
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Brand {...brand} />{' '}
        {isUnfolded ? (
          entries
        ) : (
          <details className={classNames(styles.menu, 'unfold-m', 'no-print')} name="top-menu" data-menu="">
            <summary className={styles.summary}>{menuLabel}</summary>
            {entries}
          </details>
        )}
      </div>
    </header>
  );
}
