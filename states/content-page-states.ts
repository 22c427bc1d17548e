import { transitions } from './transitions';

/** A draft is seen by administrators alone. */
export const contentPageStates = transitions(
  { draft: ['published'], published: ['draft'] },
  { starts: ['draft', 'published'], ends: [] },
);

export type ContentPageStatus = (typeof contentPageStates.states)[number];
