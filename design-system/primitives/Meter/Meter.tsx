import { twoLives } from '@ds/support/two-lives';
import { NativeMeter, type MeterProps } from './NativeMeter';

/** How much there is of something that has a limit: recovery codes left. What is on its way is a ProgressBar. */
export const Meter = twoLives<MeterProps>({
  native: NativeMeter,
  enhanced: () => import('@ds/enhanced/bars').then(({ EnhancedMeter }) => EnhancedMeter),
});
