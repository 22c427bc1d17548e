import { transitions } from '../shared/transitions';

/** A draft is seen by administrators alone. */
export const contentPageStates = transitions<'draft' | 'published'>({
  draft: ['published'],
  published: ['draft'],
});

export type ContentPageStatus = (typeof contentPageStates.states)[number];
