import { type ReactNode, useId } from 'react';
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

/**
 * A dashboard's menu: a column where there is room, otherwise behind a button. Its groups are lists with a name, not headings: they would
 * come before the page's own.
 */
export function SideNav({ label, menuLabel, actor, groups, children }: SideNavProps) {
  const id = useId();
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
        {groups.map((group, index) => (
          <div key={group.items[0]?.href}>
            {group.title ? (
              <p id={`${id}${index}`} className={styles.title}>
                {group.title}
              </p>
            ) : null}
            <ul className={styles.list} aria-labelledby={group.title ? `${id}${index}` : undefined}>
              <NavItems items={group.items} />
            </ul>
          </div>
        ))}
        {children ? <ul className={styles.list}>{children}</ul> : null}
      </nav>
    </details>
  );
}
