import { transitions } from './transitions';

/** What becomes of a change of a booked trip that its customer has asked for (domain.md section 7). */
export const changeStates = transitions<'payable' | 'applied' | 'withdrawn' | 'expired'>(
  {
    /** The bus is held for it; the difference is to be paid. */
    payable: ['applied', 'withdrawn', 'expired'],
    /** The trip is as it was asked for, and the money settled. */
    applied: [],
    /** By the customer, or with the whole trip. */
    withdrawn: [],
    /** Not paid in time, or the trip was another one meanwhile. */
    expired: [],
  },
  { starts: ['payable', 'applied'], ends: ['applied', 'withdrawn', 'expired'] },
);
export type ChangeStatus = (typeof changeStates.states)[number];
