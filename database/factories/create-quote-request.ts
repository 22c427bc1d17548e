import { randomUUID } from 'node:crypto';
import { QuoteRequest } from '@db/models';
import { next } from './numbers';

/** A customer's request for quotes, one way and without stops, that nobody has been asked yet. */
export const createQuoteRequest = (
  { customerId, userId }: { customerId: number; userId: number },
  departureAt: Date,
): Promise<QuoteRequest> =>
  QuoteRequest.create({
    number: String(90_000_000 + next()),
    customerId,
    userId,
    sendKey: randomUUID(),
    language: 'sv',
    tripType: 'one-way',
    stops: [],
    departureAt,
    adults: 1,
    children: 0,
    wheelchairs: 0,
  });
