// Traces: S4-017, S4-018, S4-019, S4-020, S4-021, S4-022, S4-023, S4-024, S4-025
import { transitions } from './transitions';

/** A company's answer to a quote request (domain.md section 7). Expired is derived: new, and past its expiry. */
export const quoteRequestStates = transitions<'new' | 'answered' | 'rejected'>(
  // Asked again when its quote is withdrawn.
  { new: ['answered', 'rejected'], answered: ['new'], rejected: [] },
  { starts: ['new'], ends: ['rejected'] },
);
export type QuoteRequestStatus = (typeof quoteRequestStates.states)[number];

/** As shown to people. */
export const SHOWN_REQUEST_STATES = [...quoteRequestStates.states, 'expired'] as const;
export type ShownRequestStatus = (typeof SHOWN_REQUEST_STATES)[number];

/**
 * As people read it: one that was closed because another quote was bought did not run out, nor did one whose quote was withdrawn and that no
 * other can follow; and where an administrator offered the trip, the company has not answered.
 */
export const ASKED_STATES = [...SHOWN_REQUEST_STATES, 'offered', 'closed', 'withdrawn'] as const;
export type AskedStatus = (typeof ASKED_STATES)[number];

/** `isSold`: an administrator offered the trip, so that the company was never asked; what is over then is withdrawn. */
export function readRequestStatus(
  shown: ShownRequestStatus,
  { isClosed, isSold }: { isClosed: boolean; isSold: boolean },
): AskedStatus {
  if (isSold && shown === 'answered') return 'offered';
  if (shown !== 'expired') return shown;
  return isSold ? 'withdrawn' : isClosed ? 'closed' : 'expired';
}

/**
 * A whole request as administrators read it: the trip is bought by one of its quotes, or was and is canceled, or the customer is paying; or
 * it has a quote, somebody has not answered yet, or there is none to come.
 */
export const OFFICE_REQUEST_STATES = ['waiting', 'quoted', 'paying', 'bought', 'canceled', 'noQuote'] as const;
export type OfficeRequestStatus = (typeof OFFICE_REQUEST_STATES)[number];
/** Those of a request one of whose quotes became an order. */
export type OrderedStatus = Extract<OfficeRequestStatus, 'paying' | 'bought' | 'canceled'>;

/** `order`: what was made from a quote of the request, and how that stands. */
export function officeRequestStatus(
  answers: readonly ShownRequestStatus[],
  order: { stands: OrderedStatus } | null,
): OfficeRequestStatus {
  if (order) return order.stands;
  return answers.includes('answered') ? 'quoted' : answers.includes('new') ? 'waiting' : 'noQuote';
}

/** What a job does with an unanswered request, in this order. */
export const REQUEST_STEPS = ['halfTime', 'lastHours', 'expiry'] as const;
export type RequestStep = (typeof REQUEST_STEPS)[number];

/** A company's quote (domain.md section 7). Renewable is derived: expired, while the departure is far enough away. */
export const quoteStates = transitions<'open' | 'inProgress' | 'accepted' | 'rejected' | 'expired'>(
  {
    open: ['inProgress', 'rejected', 'expired'],
    // While the customer pays; reverted if the payment ends without success.
    inProgress: ['accepted', 'open', 'expired'],
    accepted: [],
    rejected: [],
    expired: ['open'],
  },
  { starts: ['open'], ends: ['accepted', 'rejected'] },
);
export type QuoteStatus = (typeof quoteStates.states)[number];

/** Who closed a quote: its customer, their choice of another one, or the company that withdrew it, itself or through the office. */
export const REJECTED_BY = ['customer', 'anotherChosen', 'operator'] as const;
export type RejectedBy = (typeof REJECTED_BY)[number];

/** As shown to people: one that its company withdrew was not turned down. */
export const SHOWN_QUOTE_STATES = [...quoteStates.states, 'withdrawn'] as const;
export type ShownQuoteStatus = (typeof SHOWN_QUOTE_STATES)[number];
