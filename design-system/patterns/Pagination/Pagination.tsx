import styles from './Pagination.module.css';
import { pageNumbers } from './page-numbers';

export interface PaginationProps {
  current: number;
  total: number;
  /** The address of a page. */
  hrefOf: (page: number) => string;
  texts: {
    /** Its name for screen readers. */
    label: string;
    previous: string;
    next: string;
    /** `Sida {n}`; {n} is the number. */
    page: string;
    /** «41–60 av 133»; «Alla 12» if that is all. */
    summary?: string | undefined;
  };
}

/** Links to the pages of a list. With only one page, just the summary, if there is one. */
export function Pagination({ current, total, hrefOf, texts }: PaginationProps) {
  // Nowhere to go: no landmark.
  if (total <= 1)
    return texts.summary ? <p className={`${styles.pages} muted small no-print`}>{texts.summary}</p> : null;
  return (
    <nav aria-label={texts.label} className={`${styles.pages} no-print`}>
      <p className="muted small">{texts.summary}</p>
      <ul className={styles.list}>
        {current > 1 ? (
          <li>
            <a className={styles.page} href={hrefOf(current - 1)} rel="prev">
              {texts.previous}
            </a>
          </li>
        ) : null}
        {pageNumbers(current, total).map((page, index) =>
          page === 'gap' ? (
            <li key={`gap-${index}`} className={styles.page} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page}>
              <a
                className={styles.page}
                href={hrefOf(page)}
                aria-label={texts.page.replace('{n}', String(page))}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </a>
            </li>
          ),
        )}
        {current < total ? (
          <li>
            <a className={styles.page} href={hrefOf(current + 1)} rel="next">
              {texts.next}
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
