import { ProgressBar } from 'react-aria-components/ProgressBar';
import type { ProgressBarProps } from '@ds/primitives/ProgressBar/NativeProgressBar';
import { Track } from '../Meter/Track';

export function EnhancedProgressBar({ id, label, valueText, value, max }: ProgressBarProps) {
  return (
    <ProgressBar value={value} maxValue={max} valueLabel={valueText} aria-labelledby={`${id}-label`} id={id}>
      {({ percentage }) => <Track id={id} label={label} valueText={valueText} percentage={percentage} />}
    </ProgressBar>
  );
}
