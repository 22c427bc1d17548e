// Traces: S4-023, S4-024, S4-025
import { transitions } from './transitions';

/** What one company that was asked for a quote has said (domain.md section 7). That its time is over is derived: new, and past its expiry. */
export const quoteRequestStates = transitions<'new' | 'answered' | 'rejected'>(
  { new: ['answered', 'rejected'], answered: [], rejected: [] },
  { starts: ['new'], ends: ['answered', 'rejected'] },
);
export type QuoteRequestStatus = (typeof quoteRequestStates.states)[number];

/** As people read it. */
export const SHOWN_REQUEST_STATES = [...quoteRequestStates.states, 'expired'] as const;
export type ShownRequestStatus = (typeof SHOWN_REQUEST_STATES)[number];

/** What the clock does with a request that nobody has answered, in this order. */
export const REQUEST_STEPS = ['halfTime', 'lastHours', 'expiry'] as const;
export type RequestStep = (typeof REQUEST_STEPS)[number];
