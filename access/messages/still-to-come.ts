import type { ErrorKey } from '@bff/domain/shared/error-catalogue';

/**
 * Messages of the specification whose feature does not exist yet, by feature: nothing can produce them. This list only shrinks. Whoever
 * builds a feature removes its keys and adds a case that produces each of them (`api-states.ts`, `page-states.ts`).
 */
export const STILL_TO_COME: Readonly<Record<string, readonly ErrorKey[]>> = {
  'error causes': ['errorCause.inUse'],
  'addresses and deals of organisations': [
    'dealUser.inUse',
    'address.inUse',
    'customerDeal.exists',
    'operatorDeal.exists',
  ],
  'credit and invoices': ['credit.exceeded', 'credit.reached', 'invoice.holdNeedsComment'],
  'train replacement': ['line.inUse', 'event.inUse', 'timetableDay.booked'],
};
