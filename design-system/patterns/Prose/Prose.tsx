import { ROW_BEGINS } from '@ds/patterns/Table/row-begins';
import { type TextBrowser, useTextBrowser } from '@ds/support/text-browser';
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

/** As a Table's: rows and cells have their marks in lynx, and without styles cells begin at the left of one line. */
function withTablesFor(textBrowser: TextBrowser | undefined, html: string): string {
  if (!textBrowser) return html;
  const marked =
    textBrowser === 'lynx'
      ? html.replaceAll(/<\/(t[dh])>\s*<\1[^>]*>/g, '$& | ').replaceAll(/<tr>\s*<td[^>]*>/g, `$&${ROW_BEGINS}`)
      : html;
  return marked.replaceAll(/<t[dh]\b/g, '$& align="left" valign="top"');
}

/** A written page: headings, paragraphs, lists and tables with space between them. The caller must sanitise `html`. */
export function Prose({ html }: { html: string }) {
  const textBrowser = useTextBrowser();
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: withTablesFor(textBrowser, html) }} />;
}
