import type { Helper } from './helper';
import { centerChosen } from './center-chosen';
import { closeMenus } from './close-menus';
import { copyTexts } from './copy-text';
import { countResults } from './count-results';
import { countTicked } from './count-ticked';
import { startCountdowns } from './countdown';
import { focusErrorSummary } from './error-summary';
import { tickPasswordRules } from './password';
import { openFolds } from './open-folds';
import { printPages } from './print';
import { suggestQuarterHours } from './quarter-hours';
import { wakeIslands } from './islands';
import { keepLeft } from './keep-left';
import { keepOrder } from './keep-order';
import { keepTyped } from './keep-typed';
import { keepLive } from './live';
import { growLists } from './repeat';
import { submitOnce } from './submit-once';
import { suggestPlaces } from './suggest';
import { closeToasts } from './toast';
import { unfold } from './unfold';

const helpers: readonly Helper[] = [
  submitOnce,
  focusErrorSummary,
  suggestPlaces,
  suggestQuarterHours,
  growLists,
  keepTyped,
  keepLeft,
  keepOrder,
  startCountdowns,
  countTicked,
  countResults,
  closeToasts,
  centerChosen,
  closeMenus,
  tickPasswordRules,
  wakeIslands,
  keepLive,
  unfold,
  openFolds,
  copyTexts,
  printPages,
];

/** Starts every helper on the page as it is now. Returns a function that stops them all. */
export function activateHelpers(root: Document): () => void {
  root.documentElement.dataset['scripts'] = '';
  const stops = helpers.map((helper) => helper(root));
  return () => stops.forEach((stop) => stop());
}
