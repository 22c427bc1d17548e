import styles from './SkipLink.module.css';

/** The id of every layout's main part. */
export const MAIN_ID = 'main';

/** Seen when the keyboard comes to it, and in text browsers: past the menus to the page itself, or past a long list to its filters. */
export function SkipLink({ href = `#${MAIN_ID}`, children }: { href?: string | undefined; children: string }) {
  return (
    <a className={`${styles.skip} no-print`} href={href}>
      {children}
    </a>
  );
}
