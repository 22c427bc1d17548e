import styles from './SkipLink.module.css';

/** The id of every layout's main part. */
export const MAIN_ID = 'main';

/** The first stop of the keyboard: past the menus to the page itself. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a className={`${styles.skip} no-print`} href={`#${MAIN_ID}`}>
      {children}
    </a>
  );
}
