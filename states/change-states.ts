import { transitions } from './transitions';

/** The states of a customer's change of a booked trip (domain.md section 7). */
export const changeStates = transitions<'proposed' | 'payable' | 'applied' | 'rejected' | 'withdrawn' | 'expired'>(
  {
    /** Waits for its operator; the bus is held for it. */
    proposed: ['payable', 'applied', 'rejected', 'withdrawn', 'expired'],
    /** The bus is held for it; the difference is to be paid. */
    payable: ['applied', 'withdrawn', 'expired'],
    /** The trip has been changed, and the money settled. */
    applied: [],
    /** By the operator. */
    rejected: [],
    /** By the customer, or with the whole trip. */
    withdrawn: [],
    /** Not answered or paid in time, or the trip changed meanwhile. */
    expired: [],
  },
  { starts: ['proposed', 'payable', 'applied'], ends: ['applied', 'rejected', 'withdrawn', 'expired'] },
);
export type ChangeStatus = (typeof changeStates.states)[number];
/** States that hold a bus and prevent another change. */
export const WAITING_CHANGES: readonly ChangeStatus[] = ['proposed', 'payable'];
