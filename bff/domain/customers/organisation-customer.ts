// Traces: S5-012
import { customerStore } from './customer.store';

/** What an organisation says of itself when it buys. */
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
 * The customer's record that an organisation buys by, as the organisation is called now: made at its first purchase. In a transaction of
 * the caller's.
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
