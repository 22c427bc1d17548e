import styles from './Countdown.module.css';

export interface CountdownProps {
  until: Date | number;
  /** The server's clock when the page was made: the countdown does not trust the reader's. */
  now: Date | number;
  /** What stands there without scripts: `Platsen hålls till 14:20`. */
  children: string;
  texts: {
    /** `Platsen hålls i {time} till`; {time} becomes `18:05`. */
    running: string;
    ended: string;
  };
  /** Loads the page again when the time is up, so that the server can say what now. */
  reloadWhenEnded?: boolean | undefined;
}

const SOON_MS = 5 * 60_000;

/** Time left. The server's sentence stands without scripts; with them it counts, told aloud at five minutes and at one. The last five are amber. */
export function Countdown({ until, now, children, texts, reloadWhenEnded }: CountdownProps) {
  const left = Math.max(0, Number(until) - Number(now));
  return (
    <span
      className={`${styles.countdown} num`}
      role="timer"
      data-countdown={left}
      data-soon={left <= SOON_MS ? '' : undefined}
      data-countdown-running={texts.running}
      data-countdown-ended={texts.ended}
      data-countdown-reload={reloadWhenEnded ? '' : undefined}
    >
      {children}
    </span>
  );
}
