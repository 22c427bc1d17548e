import styles from './Prose.module.css';

/** A written page: headings, paragraphs, lists and tables with space between them. The caller must sanitise `html`. */
export function Prose({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
