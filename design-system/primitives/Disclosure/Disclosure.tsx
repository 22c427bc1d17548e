import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FoldWord } from '@ds/support/FoldWord';
import { Scripts, useScripts } from '@ds/support/use-scripts';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  summary: ReactNode;
  open?: boolean | undefined;
  /** Opening one disclosure of a group closes the others. */
  group?: string | undefined;
  children: ReactNode;
}

/**
 * More about something, on demand. The content is hydrated when somebody is about to open it: until then nobody sees it, and the page need
 * not load its controls' scripts.
 */
export function Disclosure({ summary, open, group, children }: DisclosureProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const [isWanted, setWanted] = useState(open === true);
  const isAlive = useScripts() && isWanted;
  const want = () => setWanted(true);
  useEffect(() => {
    // Opened before hydration.
    if (fold.current?.open) setWanted(true);
  }, []);
  return (
    <details ref={fold} open={open} onToggle={want} {...(group ? { name: group } : {})}>
      <summary className={styles.summary} onPointerEnter={want} onFocus={want}>
        <span>
          <FoldWord>{summary}</FoldWord>
        </span>
      </summary>
      <div className={styles.content}>
        <Scripts.Provider value={isAlive}>{children}</Scripts.Provider>
      </div>
    </details>
  );
}

/** A closed one with too much content to send along: a link to the page where it is open. */
export function DisclosureLink({ href, unfolds, children }: { href: string; unfolds?: string; children: ReactNode }) {
  return (
    <a className={styles.summary} href={href} data-unfold={unfolds}>
      <span>{children}</span>
    </a>
  );
}
