// Traces: S3-036, S3-039
import { CERTIFICATES } from '#fields/company';
import type { Language } from '../shared/actor';
import { DomainError } from '../shared/errors';
import { parseOrgNumber, vatNumberOf } from '../shared/numbers';

export { CERTIFICATES };
export type Certificate = (typeof CERTIFICATES)[number];

/** What is known about an operator apart from its state. Phones are E.164. */
export interface CompanyDetails {
  name: string;
  /** Organisation or VAT number, in any notation. */
  orgNumber: string;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  /** Answered while a bus is on the road. */
  emergencyPhone: string;
  /** Of the mails to the company. */
  language: Language;
  street: string;
  postcode: string;
  city: string;
  info: string | null;
  /** The number of its traffic permit; empty if unknown. */
  trafficPermit: string;
  /** The last local day on which the permit is valid. */
  trafficPermitUntil: string | null;
  certificates: readonly Certificate[];
  isPartner: boolean;
  offersSecondDriver: boolean;
  allowsTenHourDays: boolean;
  /** Where it drives; ISO 3166-1 alpha-2, from the country list. */
  countries: readonly string[];
}

/** Both numbers from the typed one. @throws DomainError `customer.orgNumber` at the field `orgNumber` */
export function companyNumbers(typed: string): { orgNumber: string; vatNumber: string } {
  const orgNumber = parseOrgNumber(typed);
  if (!orgNumber) throw new DomainError('customer.orgNumber', [], 'orgNumber');
  return { orgNumber, vatNumber: vatNumberOf(orgNumber) };
}
