import styles from './CodeList.module.css';

export interface CodeListProps {
  /** What the codes are, for people who cannot see the heading above. */
  label: string;
  codes: readonly string[];
}

/** Codes to write down, print or copy, one per line, without characters that are easily confused. */
export function CodeList({ label, codes }: CodeListProps) {
  return (
    <ul className={styles.codes} aria-label={label} translate="no">
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
  );
}
