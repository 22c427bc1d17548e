import styles from './Meter.module.css';

export interface MeterProps {
  id: string;
  label: string;
  /** The value in words («40 000 av 100 000 kr»); text browsers show it too. */
  valueText: string;
  value: number;
  max: number;
}

/** The browser's own. */
export function NativeMeter({ id, label, valueText, value, max }: MeterProps) {
  return (
    <div>
      <div className={styles.label}>
        <label htmlFor={id}>{label}</label>
        <span className="num">{valueText}</span>
      </div>
      <meter id={id} className={styles.meter} value={value} max={max} aria-valuetext={valueText}>
        {valueText}
      </meter>
    </div>
  );
}
