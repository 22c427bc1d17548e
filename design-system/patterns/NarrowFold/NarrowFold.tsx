import type { ReactNode } from 'react';
import { classNames } from '@ds/support/class-names';
import { FoldWord } from '@ds/support/FoldWord';
import { useTextBrowser } from '@ds/support/text-browser';
import styles from './NarrowFold.module.css';

export interface NarrowFoldProps {
  /** The button's word, where there is one. */
  title: ReactNode;
  /** The button's word only sums up what is read above it or inside: a text browser, which folds nothing, leaves it out. */
  isBrief?: boolean | undefined;
  open?: boolean | undefined;
  isPrinted?: boolean | undefined;
  children: ReactNode;
}

/** Content beside a list where there is room, folded above it on a narrow screen. Needs no scripts. */
export function NarrowFold({ title, isBrief = false, open, isPrinted = true, children }: NarrowFoldProps) {
  const textBrowser = useTextBrowser();
  if (textBrowser && isBrief) return <div>{children}</div>;
  return (
    <details className={classNames('unfold-l', !isPrinted && 'no-print')} open={open}>
      <summary className={styles.summary}>
        <FoldWord>{title}</FoldWord>
      </summary>
      {/* A block of its own where browsers know no folds: lynx writes what follows on the same line. */}
      <div>{children}</div>
    </details>
  );
}
