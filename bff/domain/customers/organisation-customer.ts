// Traces: S5-012
import { customerStore } from './customer.store';

/** The details of an organisation that buys. */
export interface BuyingOrganisation {
  id: number;
  name: string;
  orgNumber: string;
  vatNumber: string;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
}

/**
 * The customer record with which an organisation buys, updated with its current details: created at its first purchase. In the caller's
 * transaction.
 */
export function customerOfOrganisation(organisation: BuyingOrganisation): Promise<number> {
  const { id, name, orgNumber, vatNumber, contactName, contactEmail, contactPhone } = organisation;
  return customerStore.keepOfOrganisation(id, {
    customerType: 'CORPORATE',
    name: contactName || name,
    email: contactEmail,
    phone: contactPhone,
    companyName: name,
    orgNumber,
    vatNumber,
  });
}

/** That record's id, if the organisation has bought anything yet. */
export const knownCustomerOfOrganisation = (organisationId: number): Promise<number | undefined> =>
  customerStore.findIdOfOrganisation(organisationId);
