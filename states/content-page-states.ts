import { transitions } from './transitions';

/** Only administrators see a draft. */
export const contentPageStates = transitions(
  { draft: ['published'], published: ['draft'] },
  { starts: ['draft', 'published'], ends: [] },
);

export type ContentPageStatus = (typeof contentPageStates.states)[number];
