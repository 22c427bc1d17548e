import type { ReactNode } from 'react';
import { classNames } from '@ds/support/class-names';
import styles from './Tabs.module.css';

interface Tab {
  href: string;
  label: ReactNode;
  current?: boolean | undefined;
}

interface TabsProps {
  label: string;
  items: readonly Tab[];
  /** Said after the current one where styles are missing: «chosen». */
  here: string;
}

/** Parts of one thing, each at its own address. */
export function Tabs({ label, items, here }: TabsProps) {
  return (
    <nav aria-label={label} className={classNames(styles.tabs, 'no-print')}>
      <ul className={styles.list} data-centers="">
        {items.map((item) => (
          <li key={item.href}>
            <a href={item.href} aria-current={item.current ? 'page' : undefined}>
              {item.label}
            </a>
            {/* Screen readers hear it from aria-current. */}
            {item.current ? (
              <span className="visually-hidden" aria-hidden="true">
                {' '}
                ({here})
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}
