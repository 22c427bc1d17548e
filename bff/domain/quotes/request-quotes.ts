// Traces: S1-004, S4-023, S5-012, S5-043, S6-035, S8-045, S8-650, S8-651, S9-012, S9-014, S8-042, S9-013
import { askingCustomer } from '@bff/domain/bookings';
import { TripRefused } from '@bff/domain/offers';
import { namedInSwedish } from '@bff/domain/places';
import { readSettings } from '@bff/domain/settings';
import type { Actor } from '@bff/domain/shared/actor';
import { DomainError, must } from '@bff/domain/shared/errors';
import { logTransitions } from '@bff/domain/shared/event-log.store';
import { HOUR } from '@bff/domain/shared/time';
import { checkTripRequest, isInTime, type TripRequest } from '@bff/domain/trips';
import { clock } from '@bff/platform/clock';
import { inTransaction } from '@bff/platform/transaction';
import { mailOperator } from './quote-mail';
import { quotePolicy } from './quote.policy';
import { type AskedTrip, quoteRequestStore } from './quote-request.store';
import { stepAfter } from './request-steps';
import { seeQuoteRequest } from './see-quote-requests';

/** How many companies one request can be sent to. */
export const MOST_COMPANIES = 3;
/** Longer than what can be booked directly: the operator decides whether it can be driven. */
const LONGEST_DAYS = 60;

export interface NewQuoteRequest extends AskedTrip {
  companyIds: readonly number[];
  /** Identifies the form or API request, so that it can safely be sent again. */
  sendKey: string;
  /** Number of the ended request that this one follows. */
  previous?: string;
}

/** Checks that quotes can be requested for a trip. @throws TripRefused; DomainError `booking.departureTooSoon` */
export async function checkRequestedTrip(trip: TripRequest): Promise<void> {
  const settings = await readSettings(trip.departure);
  const now = clock.now();
  const faults = checkTripRequest(trip, { now, maximumTripDays: LONGEST_DAYS });
  if (faults.length > 0) throw new TripRefused(faults);
  const days = settings.minimumDaysBeforeDeparture;
  must(isInTime(trip.departure, now, days), 'booking.departureTooSoon', [days], 'departure');
}

/**
 * Sends a trip to one to three companies, each of which answers separately. Safe to send twice: a key is stored once, and answered alike.
 * @throws TripRefused; DomainError `auth.noPermission`, `dealOrganisation.noCard`, `quoteRequest.noCompany`,
 * `quoteRequest.tooManyCompanies`, `booking.departureTooSoon`, `company.notFound`, `quoteRequest.notFound` (the previous one),
 * `request.tooMany`
 */
export async function requestQuotes(
  actor: Actor,
  { companyIds, sendKey, previous, trip, ...wishes }: NewQuoteRequest,
): Promise<{ number: string; wasDone: boolean }> {
  must(quotePolicy.request(actor) && actor.kind === 'user', 'auth.noPermission');
  const { userId, language: page, mailLanguage: language = page } = actor;
  const { customerId } = await askingCustomer(actor);
  const known = await quoteRequestStore.numberOf(customerId, sendKey);
  if (known !== undefined) return { number: known, wasDone: true };
  const ids = [...new Set(companyIds)];
  must(ids.length > 0, 'quoteRequest.noCompany', [], 'companies');
  must(ids.length <= MOST_COMPANIES, 'quoteRequest.tooManyCompanies', [MOST_COMPANIES], 'companies');
  await checkRequestedTrip(trip);
  const asked = { ...wishes, trip: await namedInSwedish(trip) };
  const before = previous === undefined ? undefined : await seeQuoteRequest(actor, previous);
  const { quoteRequestExpiryHours } = await readSettings();

  const made = await inTransaction(async () => {
    must(await quoteRequestStore.lockCustomer(customerId), 'customer.notFound');
    const companies = await quoteRequestStore.activeCompanies(ids);
    must(companies.length === ids.length, 'company.notFound', [], 'companies');
    const createdAt = clock.now();
    const expiresAt = new Date(createdAt.getTime() + quoteRequestExpiryHours * HOUR);
    const inserted = await quoteRequestStore.insert(
      { ...asked, customerId, userId, language, sendKey, previousId: before?.id ?? null },
      ids.map((companyId) => ({ companyId, expiresAt, ...stepAfter({ createdAt, expiresAt }, createdAt)! })),
    );
    if (!inserted) return undefined;
    await logTransitions(
      inserted.ids.map((entityId) => ({ entity: 'quoteRequest', entityId, from: null, to: 'new', by: actor })),
    );
    for (const [place, id] of inserted.ids.entries()) {
      const company = companies.find(({ companyId }) => companyId === ids[place])!;
      const request = { number: inserted.number, ...asked };
      await mailOperator(company, { id, request, expiresAt, reminder: null, customerId });
    }
    return inserted.number;
  });
  const number = made ?? (await quoteRequestStore.numberOf(customerId, sendKey));
  if (number === undefined) throw new DomainError('input.changedMeanwhile');
  return { number, wasDone: made === undefined };
}
