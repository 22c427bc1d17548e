import { classNames } from '@ds/support/class-names';
import styles from './StatusBadge.module.css';
import tones from './tones.module.css';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** The state of a thing in a word. The word says it; the tone only helps the eye. */
export function StatusBadge({ tone = 'neutral', children }: { tone?: Tone | undefined; children: string }) {
  return <span className={classNames(styles.badge, tones[tone])}>{children}</span>;
}
