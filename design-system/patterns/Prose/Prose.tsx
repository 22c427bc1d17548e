import styles from './Prose.module.css';

/** A written page: headings, paragraphs, lists and tables with room between them. `html` must be sanitised by whoever renders it. */
export function Prose({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
