import type { LoggedEvent } from '@bff/domain/event-log';
import { to } from '~/to';

type Subject = Pick<LoggedEvent, 'entity' | 'entityId' | 'entityKey' | 'publicNumber' | 'bookingNumber' | 'isGone'>;

/** Kinds of subjects whose number leads to their page. */
const PAGES: Readonly<Record<string, (id: number) => string>> = {
  applicant: (id) => to.replyToApplicant(id),
  cancellationFees: (id) => to.editCancellationFees(id),
  company: (id) => to.editCompany(id),
  companyDetails: (id) => to.editCompany(id),
  companyCommission: (id) => to.companyCommission(id),
  customer: (id) => to.customer(id),
  dealOrganisation: (id) => to.dealCustomer(id),
  dealOrganisationDetails: (id) => to.dealCustomer(id),
  deviation: (id) => to.deviation(id),
  integration: (id) => to.editIntegration(id),
  message: (id) => to.outgoingMessage(id),
  payment: (id) => to.payment(id),
  paymentCheck: (id) => to.payment(id),
  paymentIssue: (id) => to.paymentIssue(id),
  refund: (id) => to.refund(id),
  secondFactor: (id) => to.user(id),
  user: (id) => to.user(id),
};

/** The administrators' page for a log entry's subject; undefined if there is none. */
export function subjectPath(subject: Subject): string | undefined {
  const { entity, entityId, entityKey, publicNumber, bookingNumber, isGone } = subject;
  if (isGone) return undefined;
  if (entity === 'order') return publicNumber === null ? undefined : to.adminPurchase(publicNumber);
  // Every company's part of a request, and its quote, are on the request's page.
  if (entity === 'quoteRequest' || entity === 'quote')
    return publicNumber === null ? undefined : to.adminQuoteRequest(publicNumber);
  if (bookingNumber !== null) return to.adminBooking(bookingNumber);
  if (entity === 'setting' && entityKey !== null) return to.editSetting(entityKey);
  if (entity === 'contentPage' && entityKey !== null) return to.editContentPage(entityKey);
  const page = Object.hasOwn(PAGES, entity) ? PAGES[entity] : undefined;
  return entityId === null ? undefined : page?.(entityId);
}
