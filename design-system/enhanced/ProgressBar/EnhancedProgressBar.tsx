import { ProgressBar } from 'react-aria-components/ProgressBar';
import type { ProgressBarProps } from '@ds/primitives/ProgressBar/NativeProgressBar';
import meter from '@ds/primitives/Meter/Meter.module.css';
import styles from '@ds/primitives/ProgressBar/ProgressBar.module.css';

export function EnhancedProgressBar({ id, label, valueText, value, max }: ProgressBarProps) {
  return (
    <ProgressBar value={value} maxValue={max} valueLabel={valueText} aria-labelledby={`${id}-label`} id={id}>
      {({ percentage = 0 }) => (
        <>
          <div className={meter.label}>
            <span id={`${id}-label`}>{label}</span>
            <span className="num">{valueText}</span>
          </div>
          <div className={styles.track}>
            <div className={styles.fill} style={{ inlineSize: `${percentage}%` }} />
          </div>
        </>
      )}
    </ProgressBar>
  );
}
