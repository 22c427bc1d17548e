// Traces: S3-065, S8-322, S8-323, S8-324
import { MAX_PAYMENT_TERMS_DAYS, PAYMENT_OPTIONS } from '#fields/deal-organisation';
import { readSettings } from '../settings';
import type { Language } from '../shared/actor';
import { must } from '../shared/errors';
import { parseOrgNumber, vatNumberOf } from '../shared/numbers';

export { MAX_PAYMENT_TERMS_DAYS, PAYMENT_OPTIONS };
export type PaymentOption = (typeof PAYMENT_OPTIONS)[number];

/** Who receives mails and calls for the organisation; its own administrators change it. */
export interface DealContact {
  contactName: string;
  contactEmail: string;
  /** E.164, or empty if unknown. */
  contactPhone: string;
  /** Of mails and documents. */
  language: Language;
}

/** The terms agreed with the organisation (specification section 3); changed only by system administrators. */
export interface DealTerms {
  /** Öre. The most that may be bought on invoice and not yet paid. */
  creditLimit: number;
  paymentTermsDays: number;
  paymentOptions: readonly PaymentOption[];
  /** One invoice for a period instead of one for each purchase. */
  collectiveInvoice: boolean;
  /** It orders replacement buses for trains: a claim of its users. */
  trainReplacement: boolean;
}

/** Everything about an organisation except its state, its units and its users. */
export interface DealOrganisationDetails extends DealContact, DealTerms {
  name: string;
  /** Organisation or VAT number, in any notation. */
  orgNumber: string;
}

/** The terms unless otherwise agreed: pays by card, has no credit. */
export const PLAIN_TERMS: DealTerms = {
  creditLimit: 0,
  paymentTermsDays: 30,
  paymentOptions: ['card'],
  collectiveInvoice: false,
  trainReplacement: false,
};

/** Details with both numbers as stored. */
export interface KeptDealDetails extends DealOrganisationDetails {
  vatNumber: string;
}

/**
 * The details as they are stored. A credit limit from before the system's maximum was lowered may stay (`before`, öre).
 * @throws DomainError `customer.orgNumber`@orgNumber, `dealOrganisation.creditLimit`@creditLimit,
 * `dealOrganisation.paymentOptions`@paymentOptions, `dealOrganisation.collectiveInvoice`@collectiveInvoice
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
