import { ROW_BEGINS } from '@ds/patterns/Table/row-begins';
import { useTextBrowser } from '@ds/support/text-browser';
import styles from './Prose.module.css';

interface ContentsProps {
  label: string;
  items: readonly { id: string; text: string }[];
}

/** The sections of a written page, which number themselves if they want to. */
export function Contents({ label, items }: ContentsProps) {
  return (
    <nav aria-label={label} className="no-print">
      <ul className={styles.contents}>
        {items.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A written page: headings, paragraphs, lists and tables with space between them. The caller must sanitise `html`. */
export function Prose({ html }: { html: string }) {
  const read = useTextBrowser() === 'lynx' ? html.replaceAll(/<tr><td[^>]*>/g, `$&${ROW_BEGINS}`) : html;
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: read }} />;
}
