import styles from './Breadcrumbs.module.css';

export interface Crumb {
  label: string;
  /** Missing for the last one, the current page. */
  href?: string | undefined;
}

/** Where this page is. */
export function Breadcrumbs({ label, items }: { label: string; items: readonly Crumb[] }) {
  return (
    <nav aria-label={label} className="no-print">
      <ol className={styles.list}>
        {items.map((item) => (
          <li key={item.label}>
            {item.href ? <a href={item.href}>{item.label}</a> : <span aria-current="page">{item.label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
