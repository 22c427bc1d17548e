import type { ReactNode } from 'react';
import { Brand, type BrandProps } from '@ds/patterns/Brand/Brand';
import styles from './TopNav.module.css';

export interface NavItem {
  href: string;
  label: string;
  /** True for the page that is shown, or whose part is shown. */
  current?: boolean | undefined;
}

export interface TopNavProps {
  brand: BrandProps;
  /** What screen readers call the menu. */
  label: string;
  /** The word on the menu's button where the screen is narrow. */
  menuLabel: string;
  items: readonly NavItem[];
  /** More entries at the end, each an `li`: log out (a form with a button), the language switch. */
  children?: ReactNode;
}

/** Brand and main menu. Narrow: a button that opens it, without scripts. Wide: a row. */
export function TopNav({ brand, label, menuLabel, items, children }: TopNavProps) {
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Brand {...brand} />{' '}
        <details className={styles.menu} name="top-menu">
          <summary className={styles.summary}>{menuLabel}</summary>
          <nav aria-label={label}>
            <ul className={styles.list}>
              {items.map((item) => (
                <li key={item.href}>
                  <a href={item.href} aria-current={item.current ? 'page' : undefined}>
                    {item.label}
                  </a>
                </li>
              ))}
              {children}
            </ul>
          </nav>
        </details>
      </div>
    </header>
  );
}
