// Traces: S5-010, S8-085
import { parseOrgNumber, vatNumberOf } from '../shared/numbers';
import { DomainError } from '../shared/errors';

/** A corporate customer's company as typed. */
export interface Company {
  name: string;
  /** Organisation or VAT number, in any notation. */
  orgNumber: string;
}

interface CompanyDetails {
  companyName: string | null;
  orgNumber: string | null;
  vatNumber: string | null;
}

/** Both numbers from the typed one. @throws DomainError `customer.orgNumber` at the field `orgNumber` */
export function companyDetails(company: Company | undefined): CompanyDetails {
  if (!company) return { companyName: null, orgNumber: null, vatNumber: null };
  const orgNumber = parseOrgNumber(company.orgNumber);
  if (!orgNumber) throw new DomainError('customer.orgNumber', [], 'orgNumber');
  return { companyName: company.name, orgNumber, vatNumber: vatNumberOf(orgNumber) };
}
