import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '@ds/support/class-names';
import styles from './Notice.module.css';

export interface NoticeProps {
  tone?: 'info' | 'warning' | undefined;
  title: string;
  /** It changes while shown (progress), and changes are not announced. */
  isQuiet?: boolean | undefined;
  /** It answers what was just pressed. In a dialog, which keeps the focus to itself, it gets the focus. */
  isAnswer?: boolean | undefined;
  children: ReactNode;
}

/** Something about the page as it is now: over its bottom edge, announced immediately, gone when no longer true. */
export function Notice({ tone = 'info', title, isQuiet = false, isAnswer = false, children }: NoticeProps) {
  const shown = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAnswer && document.activeElement?.closest('[role="dialog"], [role="alertdialog"]')) shown.current?.focus();
  }, [isAnswer]);
  return (
    <section
      ref={shown}
      tabIndex={-1}
      className={classNames(styles.notice, tone === 'warning' && styles.warning)}
      role={isQuiet ? 'region' : 'alert'}
      aria-label={title}
    >
      <strong>{title}</strong>
      <div>{children}</div>
    </section>
  );
}

/**
 * Where notices appear, always there: an open dialog makes everything outside it inert, but not what is marked like this when it opens
 * (as react-aria marks its toasts).
 */
export const NoticePlace = ({ children }: { children: ReactNode }) => (
  <div data-react-aria-top-layer="true">{children}</div>
);
