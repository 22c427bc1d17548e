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

/** Time left. The server's sentence stands without scripts; with them it counts, told aloud at five minutes and at one. */
export function Countdown({ until, now, children, texts, reloadWhenEnded }: CountdownProps) {
  return (
    <span
      className="num"
      role="timer"
      data-countdown={Math.max(0, Number(until) - Number(now))}
      data-countdown-running={texts.running}
      data-countdown-ended={texts.ended}
      data-countdown-reload={reloadWhenEnded ? '' : undefined}
    >
      {children}
    </span>
  );
}
