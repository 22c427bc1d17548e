// Traces: S2-134, S5-039, S6-031, S8-664, S8-665
import { occupancyStore } from '@bff/domain/availability';
import { prepareHold } from '@bff/domain/bookings';
import { contactInfo, type Customer } from '@bff/domain/customers';
import { type Offer, readOffer } from '@bff/domain/offers';
import { measure, priceSold } from '@bff/domain/pricing';
import { readSettings } from '@bff/domain/settings';
import type { Actor, Language } from '@bff/domain/shared/actor';
import { DomainError, must } from '@bff/domain/shared/errors';
import { logTransitions } from '@bff/domain/shared/event-log.store';
import { HOUR } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { inTransaction } from '@bff/platform/transaction';
import { part, type QuotedPrice, quoteEnd } from './make-quote';
import { farFrom, mustBeMeant, type PriceBesideLists } from './price-meant';
import { mailOffered, mailQuote } from './quote-mail';
import { quotePolicy } from './quote.policy';
import { quoteRequestStore } from './quote-request.store';
import { type QuotedBus, quoteStore } from './quote.store';
import { stepAfter } from './request-steps';

/**
 * Whether an administrator can offer the customer a trip: they accept it with an account of their own. For an organisation one of its users
 * asks, because who may accept follows from who has asked (docs/decisions/1344).
 */
export const takesOffers = ({ userId, deletedAt }: Pick<Customer, 'userId' | 'deletedAt'>): boolean =>
  deletedAt === null && userId !== null;

/** What an administrator offers a customer who has called. */
export interface NewSale {
  customerId: number;
  /** The sealed offer from the search that described the trip. */
  offer: string;
  /** What the customer pays for the whole trip, without tax, in öre. */
  customerPrice: number;
  /** How long the buses are held, at most until they can no longer be booked. */
  expiryHours: number;
  /** The language of its mails. */
  language: Language;
  message: string | null;
  /** Identifies the form: sent twice, it is one offer. */
  sendKey: string;
  /** Of a form: the price far from the lists' that is meant, if any. */
  priceConfirmed?: number | null | undefined;
  /** Number of the customer's request that it answers. */
  previous?: string | undefined;
}

/**
 * Makes a quote of an offer's buses for a customer who has not asked for it themselves: request, answer and hold in one; from then on it is
 * a quote like any other. The company gets its list price, as for any booking; the administrator sets the customer's price, but never below
 * that, and is asked about one far from the lists'.
 * @throws DomainError `auth.noPermission`, `customer.notFound`, `quote.customerWithoutLogin`, `quote.priceBelowOperators`,
 * `quote.farFromLists`, `company.notFound`, `quoteRequest.notFound` (the previous one), `input.changedMeanwhile`; those of a hold
 */
export async function sellQuote(actor: Actor, sale: NewSale): Promise<{ number: string }> {
  must(quotePolicy.sell(actor) && actor.kind === 'user', 'auth.noPermission');
  const customer = await contactInfo(actor, sale.customerId);
  must(takesOffers(customer), 'quote.customerWithoutLogin');
  const known = await quoteRequestStore.numberOf(customer.id, sale.sendKey);
  if (known !== undefined) return { number: known };
  const previousId = await previousOf(sale);
  const offer = readOffer(sale.offer);
  const { buses: planned } = await prepareHold(offer);
  const buses = sold(offer, sale.customerPrice).map((bus, index): QuotedBus => {
    const { segments, wanted } = planned[index]!;
    const [start, end] = [wanted.start.getTime(), wanted.end.getTime()];
    return { ...bus, start, end, metres: measure(segments).metres };
  });
  mustBeMeant(sale.customerPrice, listedPrice(offer), sale.priceConfirmed);
  const expiresAt = await quoteEnd(offer.trip.departure, sale.expiryHours);
  const number = await inTransaction(() => keep({ actor, offer, buses, expiresAt, previousId }, sale));
  const kept = number ?? (await quoteRequestStore.numberOf(customer.id, sale.sendKey));
  if (kept === undefined) throw new DomainError('input.changedMeanwhile');
  return { number: kept };
}

/**
 * What an offer comes to at a price that an administrator is writing.
 * @throws DomainError `auth.noPermission`, `quote.priceBelowOperators`; those of an offer that is read
 */
export async function soldPrice(
  actor: Actor,
  sale: Pick<NewSale, 'offer' | 'customerPrice' | 'expiryHours'>,
): Promise<QuotedPrice & PriceBesideLists> {
  must(quotePolicy.sell(actor), 'auth.noPermission');
  const offer = readOffer(sale.offer);
  const buses = sold(offer, sale.customerPrice);
  const proposedPrice = listedPrice(offer);
  return {
    operatorPrice: total(buses, (bus) => bus.operatorPrice),
    customerPrice: total(buses, (bus) => bus.customerPrice),
    tax: total(buses, (bus) => bus.tax),
    total: total(buses, (bus) => bus.total),
    expiresAt: await quoteEnd(offer.trip.departure, sale.expiryHours),
    proposedPrice,
    far: farFrom(sale.customerPrice, proposedPrice),
  };
}

/**
 * What the company gets for a sealed offer's buses, below which it cannot be sold: for a form that says so with everything else.
 * @throws DomainError `booking.offerInvalid`
 */
export const leastPrice = (offer: string): number => total(readOffer(offer).buses, (bus) => bus.operatorPrice);

const total = (buses: Offer['buses'], of: (bus: Offer['buses'][number]) => number): number =>
  buses.reduce((sum, bus) => sum + of(bus), 0);

/** What the customer would pay by the lists, without tax. */
const listedPrice = ({ buses }: Offer): number => total(buses, (bus) => bus.customerPrice);

/** The buses at the price for all of them together: what exceeds the operator prices is divided. */
function sold(offer: Offer, customerPrice: number): Offer['buses'] {
  const { buses } = offer;
  const operators = total(buses, (bus) => bus.operatorPrice);
  must(customerPrice >= operators, 'quote.priceBelowOperators', [], 'customerPrice');
  if (customerPrice === listedPrice(offer)) return buses;
  const margin = customerPrice - operators;
  return buses.map((bus, index) => priceSold(bus, bus.operatorPrice + part(margin, buses.length, index)));
}

interface Sold {
  actor: Actor & { kind: 'user' };
  offer: Offer;
  buses: QuotedBus[];
  expiresAt: Date;
  previousId: number | null;
}

/** The request that a sale follows: the same customer's. */
async function previousOf({ previous, customerId }: NewSale): Promise<number | null> {
  if (previous === undefined) return null;
  const before = await quoteRequestStore.find(previous);
  must(before?.customerId === customerId, 'quoteRequest.notFound');
  return before.id;
}

/** No customer has sent the request, and its company has not answered it. */
const OFFERED = 'quoteOffered';

/** Undefined if the same form has been stored already. */
async function keep({ actor, offer, buses, expiresAt, previousId }: Sold, sale: NewSale): Promise<string | undefined> {
  const { customerId, language, sendKey, message } = sale;
  must(await quoteRequestStore.lockCustomer(customerId), 'customer.notFound');
  const [company] = await quoteRequestStore.activeCompanies([offer.companyId]);
  must(company, 'company.notFound');
  const createdAt = clock.now();
  const { quoteRequestExpiryHours } = await readSettings();
  const answerBy = new Date(createdAt.getTime() + quoteRequestExpiryHours * HOUR);
  const inserted = await quoteRequestStore.insert(
    {
      trip: offer.trip,
      message: null,
      specialRequests: null,
      customerId,
      userId: actor.userId,
      language,
      sendKey,
      previousId,
    },
    [{ companyId: offer.companyId, expiresAt: answerBy, ...stepAfter({ createdAt, expiresAt: answerBy }, createdAt)! }],
  );
  if (!inserted) return undefined;
  await logTransitions(
    inserted.ids.map((entityId) => ({
      entity: 'quoteRequest',
      entityId,
      from: null,
      to: 'new',
      by: actor,
      code: OFFERED,
    })),
  );
  const asked = await quoteRequestStore.lockAsked(inserted.ids[0]!);
  must(asked, 'quoteRequest.notFound');
  await quoteStore.lockRequest(asked.request.id);
  await quoteRequestStore.move(asked, 'answered', { actor, code: OFFERED });
  const wanted = buses.map(({ vehicleId, start, end }) => ({
    vehicleId,
    start: new Date(start),
    end: new Date(end),
  }));
  await occupancyStore.lockVehicles(wanted.map(({ vehicleId }) => vehicleId));
  must(await occupancyStore.areFree(wanted), 'booking.occupied');
  const operatorPrice = total(buses, (bus) => bus.operatorPrice);
  const quote = {
    quoteRequestId: asked.request.id,
    quoteRequestCompanyId: asked.id,
    companyId: offer.companyId,
    buses,
    countries: offer.countries,
    expiresAt,
    message,
    operatorPrice,
    proposedPrice: operatorPrice,
    customerPrice: total(buses, (bus) => bus.customerPrice),
    tax: total(buses, (bus) => bus.tax),
    total: total(buses, (bus) => bus.total),
  };
  const quoteId = await quoteStore.insert(quote, actor);
  await occupancyStore.holdForQuote(quoteId, wanted, expiresAt);
  await mailQuote(asked.request, { ...quote, quoteId, operator: company.name, isSold: true });
  await mailOffered(company, { ...quote, quoteId, id: asked.id, request: asked.request });
  return inserted.number;
}
