export interface NavItem {
  href: string;
  label: string;
  /** True for the current page or the section it is in. */
  current?: boolean | undefined;
}

/** The links of a menu, for a list. */
export function NavItems({ items }: { items: readonly NavItem[] }) {
  return items.map(({ href, label, current }) => (
    <li key={href}>
      <a href={href} aria-current={current ? 'page' : undefined}>
        {label}
      </a>
    </li>
  ));
}
