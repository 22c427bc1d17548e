import { twoLives } from '@ds/support/two-lives';
import { NativeProgressBar, type ProgressBarProps } from './NativeProgressBar';

/** How far something has come; moves while it is shown in a page that lives. */
export const ProgressBar = twoLives<ProgressBarProps>({
  native: NativeProgressBar,
  enhanced: () => import('@ds/enhanced/bars').then(({ EnhancedProgressBar }) => EnhancedProgressBar),
});
