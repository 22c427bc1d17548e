import { twoLives } from '@ds/support/two-lives';
import { NativeProgressBar, type ProgressBarProps } from './NativeProgressBar';

/** Progress, updated on a hydrated page. */
export const ProgressBar = twoLives<ProgressBarProps>({
  native: NativeProgressBar,
  enhanced: () => import('@ds/enhanced/bars').then(({ EnhancedProgressBar }) => EnhancedProgressBar),
});
