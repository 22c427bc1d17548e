// Traces: S2-114
import { contactInfo } from '@bff/domain/customers';
import { historyOfThings, type LoggedEvent } from '@bff/domain/event-log';
import { type MailSummary, mailsOfRequest } from '@bff/domain/outgoing-messages';
import { officeQuotes, type OfficeStanding, takesOffers } from '@bff/domain/quotes';
import type { UserActor } from '@bff/domain/shared/actor';
import { type ShownPhone, shownPhoneIf } from '@bff/domain/shared/shown-phone';
import { searchOfTrip } from '@bff/domain/trips';
import { clock } from '@bff/platform/clock';
import type { ShownQuoteStatus } from '@states/quote-states';
import { type AskedCompany, type QuoteRequestView, viewOf } from './quote-request-view';

/** A company that was asked, and its quote as administrators see it. Amounts in öre. */
export interface OfficeCompany extends AskedCompany {
  /** While its answer is awaited. */
  phone: ShownPhone | null;
  quote: {
    id: number;
    status: ShownQuoteStatus;
    created: Date;
    /** An administrator made it in the company's name. */
    isSold: boolean;
    /** To the customer. */
    message: string | null;
    buses: string;
    drivers: number;
    operatorPrice: number;
    customerPrice: number;
    total: number;
    expiresAt: Date;
    rejectReason: string | null;
    orderNumber: string | null;
  } | null;
}

export interface OfficeQuoteRequest extends QuoteRequestView, OfficeStanding {
  customer: { id: number; name: string };
  /** The organisation whose user has asked; null for a customer of their own. */
  organisationId: number | null;
  /** Whom to call about it: who asked, or the customer to whom it was sold; null once the customer is deleted. */
  contact: { name: string; email: string; phone: ShownPhone | null } | null;
  /** The administrator who sold the trip; null for a request that the customer sent. */
  seller: { name: string } | null;
  companies: OfficeCompany[];
  /** Numbers of the request that it continues, and of those in which the customer has asked others. */
  before: string | null;
  askedOthersIn: string[];
  isOver: boolean;
  /** A search for the trip, for offering it to the customer; null once it is over, and for a customer who takes no offers. */
  search: string | null;
  /** The mails about it and its quotes, newest first. */
  messages: MailSummary[];
  /** What happened to every company's part of it and to the quotes, newest first. */
  history: LoggedEvent[];
}

/** A request as administrators see it: who asked, and every company's quote. @throws DomainError `quoteRequest.notFound` */
export async function officeQuoteRequest(actor: UserActor, number: string): Promise<OfficeQuoteRequest> {
  const { request, quotes, buses, before, askedOthersIn, ...standing } = await officeQuotes(actor, number);
  const view = viewOf(request);
  const customer = await contactInfo(actor, request.customerId);
  const isOver = request.trip.departure <= clock.now();
  const { askerName: name, askerEmail: email, askerPhone } = request;
  const quoteOf = (id: number): OfficeCompany['quote'] => {
    const quote = quotes.findLast(({ companyId }) => companyId === id);
    if (!quote) return null;
    const { isSold, message, drivers, operatorPrice, customerPrice, total, expiresAt } = quote;
    const names = quote.buses.flatMap(({ vehicleId }) => buses.get(vehicleId)?.registrationNumber ?? []);
    return {
      id: quote.id,
      status: quote.shown,
      created: quote.createdAt,
      isSold,
      message,
      buses: names.join(', '),
      drivers,
      operatorPrice,
      customerPrice,
      total,
      expiresAt,
      rejectReason: quote.rejectReason,
      orderNumber: quote.orderNumber,
    };
  };
  const phones = new Map(request.companies.map(({ companyId, companyPhone }) => [companyId, companyPhone]));
  return {
    ...view,
    customer: { id: request.customerId, name: request.customerName },
    seller: request.seller,
    before,
    askedOthersIn,
    status: standing.status,
    orderNumber: standing.orderNumber,
    sold: standing.sold,
    offeredIn: standing.offeredIn,
    organisationId: request.organisationId,
    contact: customer.deletedAt === null ? { name, email, phone: shownPhoneIf(askerPhone) } : null,
    isOver,
    search: !isOver && takesOffers(customer) ? searchOfTrip(request.trip) : null,
    companies: view.companies.map((company) => ({
      ...company,
      phone: company.status === 'new' ? shownPhoneIf(phones.get(company.id) ?? null) : null,
      quote: quoteOf(company.id),
    })),
    messages: await mailsOfRequest(actor, request.number),
    history: await historyOfThings(actor, [
      ...request.companies.map(({ id: entityId }) => ({ entity: 'quoteRequest', entityId })),
      ...quotes.map(({ id: entityId }) => ({ entity: 'quote', entityId })),
    ]),
  };
}
