import { contentPageStates as states } from '@states/content-page-states';
import { enforced } from '../shared/transitions';

export type { ContentPageStatus } from '@states/content-page-states';
export const contentPageStates = enforced('contentPage', states);
