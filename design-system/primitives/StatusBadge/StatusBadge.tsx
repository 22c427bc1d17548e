import { classNames } from '@ds/support/class-names';
import { Pause } from './Pause';
import styles from './StatusBadge.module.css';
import tones from './tones.module.css';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

interface StatusBadgeProps {
  tone?: Tone | undefined;
  /** More words follow, and a screen reader pauses before them. */
  isFollowed?: boolean | undefined;
  children: string;
}

/** The state of a thing in a word. The word says it; the tone only helps the eye. */
export function StatusBadge({ tone = 'neutral', isFollowed = false, children }: StatusBadgeProps) {
  return (
    <span className={classNames(styles.badge, tones[tone])}>
      {isFollowed ? (
        <span>
          {children}
          <Pause />
        </span>
      ) : (
        children
      )}
    </span>
  );
}
