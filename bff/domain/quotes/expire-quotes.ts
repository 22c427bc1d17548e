// Traces: S4-020, S4-022, S9-027
import { occupancyStore } from '@bff/domain/availability';
import { readSettings } from '@bff/domain/settings';
import { type Actor, system } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { isInTime } from '@bff/domain/trips';
import { clock } from '@bff/platform/clock';
import { logger } from '@bff/platform/logger';
import { inTransaction } from '@bff/platform/transaction';
import { quoteEnd } from './make-quote';
import { mailQuote } from './quote-mail';
import { quoteStore } from './quote.store';
import { isSoldQuote } from './see-office-quotes';
import { seeAsked } from './see-quote-requests';

const expiry = system('quotes');
const BATCH = 200;
const MOST_ROUNDS = 1_000;

/** Ends the quotes whose time is over and releases their buses, each in its own transaction. Returns how many. */
export async function expireQuotes(): Promise<number> {
  let ended = 0;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const due = await quoteStore.overdue(clock.now(), BATCH);
    let failed = 0;
    for (const { id, quoteRequestId } of due) {
      try {
        if (await expire(id, quoteRequestId)) ended++;
      } catch (error) {
        failed++;
        logger.error({ err: error, quote: id }, 'a quote whose time is over was kept');
      }
    }
    if (due.length < BATCH || failed === due.length) break;
  }
  return ended;
}

const expire = (id: number, quoteRequestId: number): Promise<boolean> =>
  inTransaction(async () => {
    const quote = (await quoteStore.lockRequest(quoteRequestId)).find((one) => one.id === id);
    if (quote?.status !== 'open' || quote.expiresAt > clock.now()) return false;
    await occupancyStore.lockVehicles(quote.buses.map(({ vehicleId }) => vehicleId));
    await occupancyStore.releaseQuotes([id]);
    await quoteStore.move(quote, 'expired', { actor: expiry });
    return true;
  });

/**
 * The company renews an expired quote for the same length of time, if its buses can be held.
 * @throws DomainError `quoteRequest.notFound`, `quote.notFound`, `state.notAllowed`, `booking.departureTooSoon`, `quote.anotherChosen`,
 * `booking.occupied`
 */
export async function renewQuote(actor: Actor, askedId: number): Promise<void> {
  const asked = await seeAsked(actor, askedId);
  const { departure } = asked.request.trip;
  const { minimumDaysBeforeDeparture: days } = await readSettings(departure);
  must(isInTime(departure, clock.now(), days), 'booking.departureTooSoon', [days]);
  const expiresAt = await quoteEnd(departure);
  await inTransaction(async () => {
    const all = await quoteStore.lockRequest(asked.request.id);
    const quote = all.findLast(({ quoteRequestCompanyId }) => quoteRequestCompanyId === askedId);
    must(quote, 'quote.notFound');
    must(!all.some(({ status }) => status === 'inProgress' || status === 'accepted'), 'quote.anotherChosen');
    const wanted = quote.buses.map(({ vehicleId, start, end }) => ({
      vehicleId,
      start: new Date(start),
      end: new Date(end),
    }));
    await occupancyStore.lockVehicles(wanted.map(({ vehicleId }) => vehicleId));
    await quoteStore.move(quote, 'open', { actor, set: { expiresAt } });
    must(await occupancyStore.areFree(wanted), 'booking.occupied');
    await occupancyStore.holdForQuote(quote.id, wanted, expiresAt);
    const isSold = isSoldQuote(asked.request, { id: quote.id, all });
    await mailQuote(asked.request, { ...quote, quoteId: quote.id, operator: asked.companyName, expiresAt, isSold });
  });
}
