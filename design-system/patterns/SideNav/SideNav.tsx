import type { ReactNode } from 'react';
import { type NavItem, NavItems } from '@ds/patterns/TopNav/NavItems';
import top from '@ds/patterns/TopNav/TopNav.module.css';
import { Apart } from '@ds/primitives/StatusBadge/Apart';
import { FoldWord } from '@ds/support/FoldWord';
import { classNames } from '@ds/support/class-names';
import styles from './SideNav.module.css';

export interface SideNavGroup {
  title?: string | undefined;
  items: readonly NavItem[];
}

export interface SideNavProps {
  label: string;
  menuLabel: string;
  /** Who is logged in, and as what. */
  actor?: { name: string; role?: string | undefined } | null | undefined;
  groups: readonly SideNavGroup[];
  /** More entries at the end, each an `li`. */
  children?: ReactNode;
}

/** A dashboard's menu: a column where there is room, otherwise behind a button. */
export function SideNav({ label, menuLabel, actor, groups, children }: SideNavProps) {
  return (
    <details className={classNames(styles.nav, 'unfold-l')} data-menu="">
      <summary className={classNames(top.summary, styles.summary)}>
        <FoldWord>{menuLabel}</FoldWord>
      </summary>
      {actor ? (
        <p className={styles.actor}>
          {actor.name}
          {actor.role ? (
            <span className="muted">
              <Apart />
              {actor.role}
            </span>
          ) : null}
        </p>
      ) : null}
      <nav aria-label={label}>
        {groups.map((group) => (
          <div key={group.items[0]?.href}>
            {group.title ? <h2 className={styles.title}>{group.title}</h2> : null}
            <ul className={styles.list}>
              <NavItems items={group.items} />
            </ul>
          </div>
        ))}
        {children ? <ul className={styles.list}>{children}</ul> : null}
      </nav>
    </details>
  );
}
