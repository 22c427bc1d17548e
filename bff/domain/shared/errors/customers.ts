// Traces: S8-030, S8-058, S8-085
import { type Catalogue, entry } from './entry';

/** Customer records. */
export const customersErrors = {
  'customer.orgNumber': entry(
    206,
    422,
    'Skriv ett giltigt organisations- eller momsnummer med 10 siffror.',
    'Enter a valid organisation or VAT number with 10 digits.',
  ),
  'customer.notFound': entry(305, 404, 'Kunden finns inte.', 'The customer was not found.'),
  'address.inUse': entry(
    1022,
    409,
    'Adressen kan inte tas bort: den används.',
    'The address cannot be removed: it is in use.',
  ),
} as const satisfies Catalogue;
