import { twoLives } from '@ds/support/two-lives';
import { NativeMeter, type MeterProps } from './NativeMeter';

/** How much of something is used up: a credit limit. What is on its way is a ProgressBar. */
export const Meter = twoLives<MeterProps>({
  native: NativeMeter,
  enhanced: () => import('@ds/enhanced/controls').then(({ EnhancedMeter }) => EnhancedMeter),
});
