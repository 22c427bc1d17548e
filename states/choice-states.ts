import { transitions } from './transitions';

/** The states of a customer's choice after an operator's cancellation (domain.md section 7). */
export const choiceStates = transitions<'waiting' | 'refunded' | 'moved'>(
  { waiting: ['refunded', 'moved'], refunded: [], moved: [] },
  { starts: ['waiting'], ends: ['refunded', 'moved'] },
);
export type ChoiceStatus = (typeof choiceStates.states)[number];
