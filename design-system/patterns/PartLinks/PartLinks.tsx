import { classNames } from '@ds/support/class-names';
import styles from './PartLinks.module.css';

interface PartLinksProps {
  label: string;
  parts: readonly { id: string; title: string }[];
}

/** The parts of a long page, below its heading: links to their headings, in their order. */
export function PartLinks({ label, parts }: PartLinksProps) {
  return (
    <nav aria-label={label} className={classNames(styles.nav, 'no-print')}>
      <ul className={styles.list}>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
