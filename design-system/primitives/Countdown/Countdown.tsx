import type { ReactNode } from 'react';
import { buttonName } from '@formats';
import { Stack } from '@ds/primitives/Stack/Stack';
import styles from './Countdown.module.css';

export interface CountdownProps {
  until: Date | number;
  /** The server's clock when the page was made: the countdown does not trust the visitor's. */
  now: Date | number;
  /** The text without scripts: `Platsen hålls till 14:20`. */
  children: string;
  texts: {
    /** `Platsen hålls i {time} till`; {time} becomes `18 min`, and `1:31` in the last two minutes. */
    running: string;
    ended: string;
    /** What can be done about it, said aloud with what is left. */
    offer?: string | undefined;
  };
  /** Reloads the page when the time is up, so that the server can say what happens now. */
  reloadWhenEnded?: boolean | undefined;
  /** The id of a form that is sent instead, with the choice `intent:keep`, so that what was typed into it is not lost. */
  keeps?: string | undefined;
}

/**
 * Time left. Without scripts the server's sentence; with them a countdown, announced at five minutes and
 * at one. What bears `data-countdown-late` is seen from five minutes left.
 */
export function Countdown({ until, now, children, texts, reloadWhenEnded, keeps }: CountdownProps) {
  return (
    <span
      className="num"
      role="timer"
      data-countdown={Math.max(0, Number(until) - Number(now))}
      data-countdown-running={texts.running}
      data-countdown-ended={texts.ended}
      data-countdown-offer={texts.offer}
      data-countdown-reload={reloadWhenEnded ? '' : undefined}
      data-countdown-keeps={keeps}
      data-countdown-choice={keeps && buttonName('intent', 'keep')}
    >
      {children}
    </span>
  );
}

/** A countdown with what to do about it: all of it turns amber for the last minutes. */
export const TimePanel = ({ id, children }: { id?: string; children: ReactNode }) => (
  <div id={id} className={styles.panel}>
    <Stack gap="s">{children}</Stack>
  </div>
);
