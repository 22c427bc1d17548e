import { twoLives } from '@ds/support/two-lives';
import { NativeMeter, type MeterProps } from './NativeMeter';

/** An amount out of a limit, such as recovery codes left. For progress there is ProgressBar. */
export const Meter = twoLives<MeterProps>({
  native: NativeMeter,
  enhanced: () => import('@ds/enhanced/bars').then(({ EnhancedMeter }) => EnhancedMeter),
});
