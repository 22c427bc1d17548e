import { z } from 'zod';
import { buyersServing } from '@bff/domain/deal-organisations';
import { suppliedVehicles, tiersOf } from '@bff/domain/offers';
import { queueMail } from '@bff/domain/notifications';
import type { Language } from '@bff/domain/shared/actor';
import { MINUTE } from '@bff/domain/shared/time';
import type { TripRequest } from '@bff/domain/trips';
import { clock } from '@bff/platform/clock';
import { publicOrigin } from '@bff/platform/env';
import { logger } from '@bff/platform/logger';
import type { RequestStep } from '@states/quote-states';
import { type QuoteDetails, type QuoteRow, quoteStore } from './quote.store';
import { type AskedTrip, type QuoteRequestRow, quoteRequestStore } from './quote-request.store';

/** Mails about quote requests, queued in the transaction that decides them. */
const link = (language: Language, path: string) => `${publicOrigin()}/${language}${path}`;

const askedFacts = ({ number, trip }: Asked) => ({
  requestNumber: number,
  from: trip.stops[0]?.place.name ?? '',
  to: trip.stops.at(-1)?.place.name ?? '',
  departure: trip.departure,
  passengers: trip.adults + trip.children + trip.wheelchairs,
  group: { adults: trip.adults, children: trip.children, wheelchairs: trip.wheelchairs },
});

/** What a company may know of a request before it answers. */
const askedInFull = ({ trip, message, specialRequests, ...request }: AskedWithWishes) => ({
  ...askedFacts({ ...request, trip }),
  return: trip.return ?? null,
  via: trip.stops.slice(1, -1).map(({ place, dwellSeconds }) => ({ name: place.name, staySeconds: dwellSeconds })),
  message,
  specialRequests,
});

/** A request by its public number. */
type Asked = { number: string; trip: TripRequest };
type AskedWithWishes = Asked & AskedTrip;

interface ToOperator {
  /** The id of the company's part of the request. */
  id: number;
  request: AskedWithWishes;
  expiresAt: Date;
  /** Null for a new request. */
  reminder: Exclude<RequestStep, 'expiry'> | null;
  /** The customer who asks, if any: their requests within an hour are counted. */
  customerId?: number;
}

/** A request to answer. An invalid address is logged: the request is in the operator's queue all the same. */
export async function mailOperator(
  { email, language }: { email: string; language: Language },
  { id, request, expiresAt, reminder, customerId }: ToOperator,
): Promise<void> {
  const dedupeKey = `quoteRequest:${id}:${reminder ?? 'new'}`;
  if (!z.email().safeParse(email).success) {
    logger.error({ dedupeKey }, 'the operator has no usable mail address');
    return;
  }
  const data = {
    ...askedInFull(request),
    answerBy: expiresAt,
    requestUrl: link(language, `/dashboard/company/quote-requests/details/${id}`),
  };
  if (reminder === null)
    await queueMail('quoteRequested', { to: email, language, dedupeKey, subject: `customer:${customerId}`, data });
  else await queueMail('quoteRequestReminder', { to: email, language, dedupeKey, data });
}

/** To the customer: a company rejected the request, or did not answer in time. The last such mail tells how to ask others. */
export async function mailEnded(
  request: QuoteRequestRow,
  { id, operator, message }: { id: number; operator: string; message: string | null },
): Promise<void> {
  const { language, number } = request;
  const isLast = hasNoAnswer(request);
  await queueMail('quoteRequestEnded', {
    to: request.askerEmail,
    language,
    dedupeKey: `quoteRequest:${id}:ended`,
    data: {
      ...askedFacts(request),
      name: request.askerName,
      operator,
      message,
      requestUrl: link(language, `/quotes/details/${number}`),
      nextUrl: isLast ? link(language, `/quotes/request?previous=${number}`) : null,
    },
  });
}

/** Whether all have rejected or not answered. */
export const hasNoAnswer = ({ companies }: Pick<QuoteRequestRow, 'companies'>): boolean =>
  companies.every(({ shown }) => shown === 'rejected' || shown === 'expired');

/**
 * To the customer: a company has made or renewed a quote, or the office has offered one. It says what decides, as its page does. For somebody who leaves the choice to
 * those who buy for their unit, it says who, and these get it too.
 * `again`: they say that it never arrived; asked for several times within a minute, it is sent once. False if it was sent already.
 */
export async function mailQuote(
  {
    number,
    language,
    trip,
    customerId,
    askerName,
    askerEmail,
    userId,
    organisationId,
  }: Omit<QuoteRequestRow, 'companies'>,
  quote: Pick<QuoteDetails, 'total' | 'tax' | 'message' | 'expiresAt' | 'buses'> & {
    quoteId: number;
    companyId: number;
    operator: string;
    /** An administrator has offered it, with a message of the office. */
    isSold: boolean;
  },
  again = false,
): Promise<boolean> {
  const { companyId } = quote;
  const serving = organisationId === null ? [] : await buyersServing(userId, organisationId);
  const approvers = [...new Map(serving.map((buyer) => [buyer.userId, buyer])).values()];
  const facts = {
    ...askedFacts({ number, trip }),
    operator: quote.operator,
    return: trip.return ?? null,
    total: quote.total,
    tax: quote.tax,
    sharedBy: trip.adults + trip.children,
    terms: (await tiersOf([companyId])).get(companyId) ?? [],
    rating: await ratingOf(companyId, quote.buses, trip.departure),
    message: quote.message,
    isByOffice: quote.isSold,
    validUntil: quote.expiresAt,
  };
  const mail = (
    to: { name: string; email: string; language: Language },
    dedupeKey: string,
    roles: { approvers: { name: string; email: string }[]; askedBy: string | null; isInvited: boolean },
  ) =>
    queueMail('quoteReceived', {
      to: to.email,
      language: to.language,
      dedupeKey,
      data: { ...facts, ...roles, name: to.name, requestUrl: link(to.language, `/quotes/details/${number}`) },
    });
  const dedupeKey = again
    ? `quote-again:${quote.quoteId}:${Math.floor(clock.millis() / MINUTE)}`
    : `quote:${quote.quoteId}:${quote.expiresAt.getTime()}`;
  const isSent = await mail({ name: askerName, email: askerEmail, language }, dedupeKey, {
    approvers: approvers.map(({ name, email }) => ({ name, email })),
    askedBy: null,
    isInvited: await quoteRequestStore.isInvited(customerId),
  });
  for (const buyer of approvers)
    await mail(buyer, `${dedupeKey}:${buyer.userId}`, { approvers: [], askedBy: askerName, isInvited: false });
  return isSent;
}

async function ratingOf(companyId: number, buses: QuoteDetails['buses'], day: Date) {
  const vehicles = await suppliedVehicles([companyId], day);
  const [rated] = buses.flatMap(({ vehicleId }) => vehicles.get(vehicleId) ?? []);
  return rated && rated.ratingCount > 0
    ? { average: rated.ratingSum / rated.ratingCount, count: rated.ratingCount }
    : null;
}

/** To the company: an administrator has offered its buses, which are held from now on. */
export async function mailOffered(
  { email, language }: { email: string; language: Language },
  {
    quoteId,
    id,
    request,
    ...quote
  }: Pick<QuoteDetails, 'buses' | 'operatorPrice' | 'expiresAt'> & { quoteId: number; id: number; request: Asked },
): Promise<void> {
  const dedupeKey = `quote:${quoteId}:offered`;
  if (!z.email().safeParse(email).success) {
    logger.error({ dedupeKey }, 'the operator has no usable mail address');
    return;
  }
  const requestUrl = link(language, `/dashboard/company/quote-requests/details/${id}`);
  await queueMail('quoteOffered', {
    to: email,
    language,
    dedupeKey,
    data: {
      ...askedFacts(request),
      operatorPrice: quote.operatorPrice,
      buses: await namesOf(quote.buses),
      validUntil: quote.expiresAt,
      requestUrl,
    },
  });
}

/** The buses as their company knows them. */
async function namesOf(buses: QuoteDetails['buses']) {
  const names = await quoteStore.busNames(buses.map(({ vehicleId }) => vehicleId));
  return buses.flatMap(({ vehicleId }) => names.get(vehicleId) ?? []);
}

/** To the customer: the company, or the office for it, has withdrawn its quote. It says what is still possible. */
export async function mailWithdrawn(
  request: QuoteRequestRow,
  { id, total, quoteRequestCompanyId }: Pick<QuoteRow, 'id' | 'total' | 'quoteRequestCompanyId'>,
  {
    operator,
    message,
    others,
    byOffice,
  }: {
    operator: string;
    message: string;
    others: number;
    /** `isSold`: the customer had called, and has asked no company. */
    byOffice: { isSold: boolean } | null;
  },
): Promise<void> {
  const { language, number, companies } = request;
  const asked = companies.find((company) => company.id === quoteRequestCompanyId);
  await queueMail('quoteWithdrawn', {
    to: request.askerEmail,
    language,
    dedupeKey: `quote:${id}:withdrawn`,
    data: {
      ...askedFacts(request),
      name: request.askerName,
      operator,
      total,
      message,
      isByOffice: byOffice !== null,
      answerBy: asked?.shown === 'new' ? asked.expiresAt : null,
      others,
      requestUrl: link(language, `/quotes/details/${number}`),
      nextUrl: hasNoAnswer(request) && !byOffice?.isSold ? link(language, `/quotes/request?previous=${number}`) : null,
    },
  });
}

/** To a unit's user who asked, if somebody else has answered for them. `reason`: why the quote was rejected; null if it is paid for. */
export async function mailAnswered(
  request: QuoteRequestRow,
  { id, total, quoteRequestCompanyId }: Pick<QuoteRow, 'id' | 'total' | 'quoteRequestCompanyId'>,
  { buyerId, reason }: { buyerId: number; reason: string | null },
): Promise<void> {
  const { language, number, companies, organisationId, userId } = request;
  if (organisationId === null || userId === buyerId) return;
  await queueMail('quoteAnswered', {
    to: request.askerEmail,
    language,
    dedupeKey: `quote:${id}:${reason === null ? 'paid' : 'rejected'}`,
    data: {
      ...askedFacts(request),
      name: request.askerName,
      operator: companies.find((company) => company.id === quoteRequestCompanyId)?.companyName ?? '',
      total,
      buyer: await quoteStore.buyerName(buyerId),
      reason,
      requestUrl: link(language, `/quotes/details/${number}`),
    },
  });
}

/** To the company: its quote was not chosen, or the office has withdrawn it. */
export async function mailClosed(
  request: QuoteRequestRow,
  { id, companyId, quoteRequestCompanyId }: { id: number; companyId: number; quoteRequestCompanyId: number },
  { by, reason }: { by: 'customer' | 'anotherChosen' | 'office'; reason: string | null },
): Promise<void> {
  const [company] = await quoteRequestStore.activeCompanies([companyId]);
  if (!company || !z.email().safeParse(company.email).success) return;
  const { email: to, language } = company;
  const requestUrl = link(language, `/dashboard/company/quote-requests/details/${quoteRequestCompanyId}`);
  await queueMail('quoteClosed', {
    to,
    language,
    dedupeKey: `quote:${id}:closed`,
    data: {
      ...askedFacts(request),
      isAnotherChosen: by === 'anotherChosen',
      isWithdrawn: by === 'office',
      reason,
      requestUrl,
    },
  });
}
