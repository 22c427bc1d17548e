import type { ReactNode } from 'react';
import { Stack } from '@ds/primitives/Stack/Stack';
import { classNames } from '@ds/support/class-names';
import { useIsTextBrowser } from '@ds/support/text-browser';
import styles from './FoldingSection.module.css';

export interface FoldingSectionProps {
  id: string;
  title: ReactNode;
  /** What is read of it while it is folded: how many there are, the sum. */
  brief: ReactNode;
  open?: boolean | undefined;
  /** Has a line of its own among `FoldingSections`, because it contains a table. */
  whole?: boolean | undefined;
  children: ReactNode;
}

/** A section that is one line on a narrow screen: its heading, and the most important of it. Needs no scripts. */
export function FoldingSection({ id, title, brief, open, whole = false, children }: FoldingSectionProps) {
  const heading = <h2 id={id}>{title}</h2>;
  // A text browser folds nothing, and would read the brief right before what it sums up.
  const isUnfoldable = useIsTextBrowser();
  if (isUnfoldable)
    return (
      <section aria-labelledby={id}>
        {heading}
        {children}
      </section>
    );
  return (
    <section aria-labelledby={id} className={classNames(styles.section, whole && styles.whole)}>
      {heading}
      <details className={classNames(styles.fold, 'unfold-l')} open={open}>
        <summary className={styles.summary} aria-labelledby={`${id} ${id}-brief`}>
          <span id={`${id}-brief`}>{brief}</span>
        </summary>
        <Stack>{children}</Stack>
      </details>
    </section>
  );
}

/** Such sections together: side by side where there is room, lines below each other where there is not. */
export function FoldingSections({ children }: { children: ReactNode }) {
  return <div className={styles.sections}>{children}</div>;
}
