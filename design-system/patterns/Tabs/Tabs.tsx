import type { NavItem } from '@ds/patterns/TopNav/TopNav';
import styles from './Tabs.module.css';

/** Parts of one thing, each at its own address. */
export function Tabs({ label, items }: { label: string; items: readonly NavItem[] }) {
  return (
    <nav aria-label={label} className={`${styles.tabs} no-print`}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.href}>
            <a href={item.href} aria-current={item.current ? 'page' : undefined}>
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
