import { Choice, type ChoiceProps } from '@ds/primitives/Checkbox/Choice';
import styles from './Switch.module.css';

export type SwitchProps = Omit<ChoiceProps, 'kind' | 'boxClass'>;

/** A setting that is on or off. Sends like a checkbox. */
export function Switch(props: SwitchProps) {
  return <Choice {...props} kind="switch" boxClass={styles.switch} />;
}
