import type { ReactNode } from 'react';
import styles from './Tabs.module.css';

interface Tab {
  href: string;
  label: ReactNode;
  current?: boolean | undefined;
}

/** Parts of one thing, each at its own address. */
export function Tabs({ label, items }: { label: string; items: readonly Tab[] }) {
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
