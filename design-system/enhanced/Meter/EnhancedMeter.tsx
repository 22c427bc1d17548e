import { Meter } from 'react-aria-components/Meter';
import type { MeterProps } from '@ds/primitives/Meter/NativeMeter';
import meter from '@ds/primitives/Meter/Meter.module.css';
import styles from '@ds/primitives/ProgressBar/ProgressBar.module.css';

export function EnhancedMeter({ id, label, valueText, value, max }: MeterProps) {
  return (
    <Meter value={value} maxValue={max} valueLabel={valueText} aria-labelledby={`${id}-label`} id={id}>
      {({ percentage }) => (
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
    </Meter>
  );
}
