import meter from '@ds/primitives/Meter/Meter.module.css';
import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  id: string;
  label: string;
  /** The value in words («40 av 100»); text browsers show it too. */
  valueText: string;
  value: number;
  max: number;
}

/** The browser's own. */
export function NativeProgressBar({ id, label, valueText, value, max }: ProgressBarProps) {
  return (
    <div>
      <div className={meter.label}>
        <label htmlFor={id}>{label}</label>
        <span className="num">{valueText}</span>
      </div>
      <progress id={id} className={styles.bar} value={value} max={max} aria-valuetext={valueText}>
        {valueText}
      </progress>
    </div>
  );
}
