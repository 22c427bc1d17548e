import { Meter } from 'react-aria-components/Meter';
import type { MeterProps } from '@ds/primitives/Meter/NativeMeter';
import { Track } from './Track';

export function EnhancedMeter({ id, label, valueText, value, max }: MeterProps) {
  return (
    <Meter value={value} maxValue={max} valueLabel={valueText} aria-labelledby={`${id}-label`} id={id}>
      {({ percentage }) => <Track id={id} label={label} valueText={valueText} percentage={percentage} />}
    </Meter>
  );
}
