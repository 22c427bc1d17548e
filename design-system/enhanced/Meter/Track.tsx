import meter from '@ds/primitives/Meter/Meter.module.css';
import type { MeterProps } from '@ds/primitives/Meter/NativeMeter';
import styles from '@ds/primitives/ProgressBar/ProgressBar.module.css';

type TrackProps = Pick<MeterProps, 'id' | 'label' | 'valueText'> & { percentage: number | undefined };

/** An amount in words, and drawn: of what is there, or of what is done. */
export function Track({ id, label, valueText, percentage = 0 }: TrackProps) {
  return (
    <>
      <div className={meter.label}>
        <span id={`${id}-label`}>{label}</span>
        <span className="num">{valueText}</span>
      </div>
      <div className={styles.track}>
        <div className={styles.fill} style={{ inlineSize: `${percentage}%` }} />
      </div>
    </>
  );
}
