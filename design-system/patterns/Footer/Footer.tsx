import type { ReactNode } from 'react';
import { type NavItem, NavItems } from '@ds/patterns/TopNav/NavItems';
import styles from './Footer.module.css';

export interface FooterProps {
  label: string;
  items: readonly NavItem[];
  /** Whose data the page shows (maps, places). Its licences require it wherever the data is shown, so it is on every page. */
  attribution: string;
  note?: ReactNode;
  /** More entries, each an `li`. */
  children?: ReactNode;
}

/** The footer of every page. */
export function Footer({ label, items, attribution, note, children }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <nav aria-label={label} className="no-print">
          <ul className={styles.list}>
            <NavItems items={items} />
            {children}
          </ul>
        </nav>
        {note ? <p>{note}</p> : null}
        <p className="muted">{attribution}</p>
      </div>
    </footer>
  );
}
