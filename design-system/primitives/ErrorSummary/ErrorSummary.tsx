import type { ReactNode } from 'react';
import styles from './ErrorSummary.module.css';

export interface SummaryError {
  text: string;
  /** The id of the field; missing if the error concerns the whole form. */
  fieldId?: string | undefined;
}

/** All errors of a form, above it, with links to the fields. Renders nothing without errors. The small script moves the focus here. */
export function ErrorSummary({
  title,
  errors,
  children,
}: {
  title: string;
  errors: readonly SummaryError[];
  /** What else would mend it than the fields. */
  children?: ReactNode;
}) {
  if (errors.length === 0) return null;
  return (
    // It is heard as it gets the focus. That it loses a line when a mended field is left is not said over the next field.
    <div className={styles.summary} role="alert" aria-live="off" tabIndex={-1} data-error-summary="">
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {errors.map(({ text, fieldId }) => (
          <li key={`${fieldId}:${text}`}>{fieldId ? <a href={`#${fieldId}`}>{text}</a> : <strong>{text}</strong>}</li>
        ))}
      </ul>
      {children ? <div className={styles.more}>{children}</div> : null}
    </div>
  );
}
