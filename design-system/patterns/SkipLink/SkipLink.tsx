import styles from './SkipLink.module.css';

/** The id of every layout's content: within `main`, which w3m does not know, and so would not find. */
export const MAIN_ID = 'main';

/** Shown on keyboard focus and in text browsers: skips the menus to reach the page itself, or a long list to reach its filters. */
export function SkipLink({ href = `#${MAIN_ID}`, children }: { href?: string | undefined; children: string }) {
  return (
    <a className={`${styles.skip} no-print`} href={href}>
      {children}
    </a>
  );
}
