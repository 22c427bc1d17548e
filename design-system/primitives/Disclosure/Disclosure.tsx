import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Scripts, useScripts } from '@ds/support/use-scripts';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  summary: string;
  open?: boolean | undefined;
  /** Disclosures of the same group close each other. */
  group?: string | undefined;
  children: ReactNode;
}

/**
 * More about something, on demand. What it holds lives from when somebody reaches for it: until then nobody sees it, and the page is spared
 * the scripts of its controls.
 */
export function Disclosure({ summary, open, group, children }: DisclosureProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const [isWanted, setWanted] = useState(open === true);
  const isAlive = useScripts() && isWanted;
  const want = () => setWanted(true);
  useEffect(() => {
    // Opened before the page lived.
    if (fold.current?.open) setWanted(true);
  }, []);
  return (
    <details ref={fold} className={styles.disclosure} open={open} onToggle={want} {...(group ? { name: group } : {})}>
      <summary className={styles.summary} onPointerEnter={want} onFocus={want}>
        <span>{summary}</span>
      </summary>
      <div className={styles.content}>
        <Scripts.Provider value={isAlive}>{children}</Scripts.Provider>
      </div>
    </details>
  );
}

/** The closed one where its content is too much to send along: a link to where it is unfolded. */
export function DisclosureLink({ href, unfolds, children }: { href: string; unfolds?: string; children: string }) {
  return (
    <a className={styles.summary} href={href} data-unfold={unfolds}>
      <span>{children}</span>
    </a>
  );
}
