import { Meter } from 'react-aria-components/Meter';
import type { MeterProps } from '@ds/primitives/Meter/NativeMeter';
import styles from '@ds/primitives/ProgressBar/ProgressBar.module.css';

export function EnhancedMeter({ id, label, valueText, value, max }: MeterProps) {
  return (
    <Meter value={value} maxValue={max} valueLabel={valueText} aria-labelledby={`${id}-label`} id={id}>
      {({ percentage }) => (
        <>
          <div className={styles.label}>
            <span id={`${id}-label`}>{label}</span>
            <span className="num">{valueText}</span>
          </div>
          <div className={styles.track}>
            <div className={styles.fill} style={{ inlineSize: `${percentage}%` }} />
          </div>
        </>
      )}
    </Meter>
  );
}
