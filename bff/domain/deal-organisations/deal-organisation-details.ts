// Traces: S3-065, S8-322, S8-323, S8-324
import { MAX_PAYMENT_TERMS_DAYS, PAYMENT_OPTIONS } from '#fields/deal-organisation';
import { readSettings } from '../settings';
import type { Language } from '../shared/actor';
import { must } from '../shared/errors';
import { parseOrgNumber, vatNumberOf } from '../shared/numbers';

export { MAX_PAYMENT_TERMS_DAYS, PAYMENT_OPTIONS };
export type PaymentOption = (typeof PAYMENT_OPTIONS)[number];

/** Whom mails and telephone calls to the organisation go to; its own administrators change it. */
export interface DealContact {
  contactName: string;
  contactEmail: string;
  /** E.164, or empty when it is not known. */
  contactPhone: string;
  /** Of mails and documents. */
  language: Language;
}

/** What is agreed with the organisation (specification section 3); administrators of the product alone change it. */
export interface DealTerms {
  /** Öre. What may be bought on invoice and not be paid yet. */
  creditLimit: number;
  paymentTermsDays: number;
  paymentOptions: readonly PaymentOption[];
  /** One invoice for a period instead of one for each purchase. */
  collectiveInvoice: boolean;
  /** It orders buses in place of trains: a claim of its users. */
  trainReplacement: boolean;
}

/** Everything about an organisation but its state, its units and its users. */
export interface DealOrganisationDetails extends DealContact, DealTerms {
  name: string;
  /** Organisation or VAT number, in any of its written forms. */
  orgNumber: string;
}

/** As it is agreed where nothing else was said: pays by card, has no credit. */
export const PLAIN_TERMS: DealTerms = {
  creditLimit: 0,
  paymentTermsDays: 30,
  paymentOptions: ['card'],
  collectiveInvoice: false,
  trainReplacement: false,
};

/** Details with both numbers as they are kept. */
export interface KeptDealDetails extends DealOrganisationDetails {
  vatNumber: string;
}

/**
 * The details as they are kept. A limit that was set before the system's was lowered may stay (`before`, öre).
 * @throws DomainError `customer.orgNumber`@orgNumber, `dealOrganisation.creditLimit`@creditLimit, `dealOrganisation.paymentOptions`@paymentOptions,
 *   `dealOrganisation.collectiveInvoice`@collectiveInvoice
 */
export async function checkedDealDetails(details: DealOrganisationDetails, before = 0): Promise<KeptDealDetails> {
  const orgNumber = parseOrgNumber(details.orgNumber);
  must(orgNumber, 'customer.orgNumber', [], 'orgNumber');
  const { maximumCreditLimit } = await readSettings();
  const mayBe = details.creditLimit <= Math.max(maximumCreditLimit, before);
  must(mayBe, 'dealOrganisation.creditLimit', [maximumCreditLimit], 'creditLimit');
  must(details.paymentOptions.length > 0, 'dealOrganisation.paymentOptions', [], 'paymentOptions');
  const paysByInvoice = details.paymentOptions.includes('invoice');
  must(paysByInvoice || !details.collectiveInvoice, 'dealOrganisation.collectiveInvoice', [], 'collectiveInvoice');
  return { ...details, orgNumber, vatNumber: vatNumberOf(orgNumber) };
}
