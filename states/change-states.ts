import { transitions } from './transitions';

/** What becomes of a change of a booked trip that its customer has asked for (domain.md section 7). */
export const changeStates = transitions<'proposed' | 'payable' | 'applied' | 'rejected' | 'withdrawn' | 'expired'>(
  {
    /** Its operator has to agree; the bus is held for it. */
    proposed: ['payable', 'applied', 'rejected', 'withdrawn', 'expired'],
    /** The bus is held for it; the difference is to be paid. */
    payable: ['applied', 'withdrawn', 'expired'],
    /** The trip is as it was asked for, and the money settled. */
    applied: [],
    /** By the operator. */
    rejected: [],
    /** By the customer, or with the whole trip. */
    withdrawn: [],
    /** Not answered or not paid in time, or the trip was another one meanwhile. */
    expired: [],
  },
  { starts: ['proposed', 'payable', 'applied'], ends: ['applied', 'rejected', 'withdrawn', 'expired'] },
);
export type ChangeStatus = (typeof changeStates.states)[number];
/** What holds a bus, and stands in the way of another change. */
export const WAITING_CHANGES: readonly ChangeStatus[] = ['proposed', 'payable'];
