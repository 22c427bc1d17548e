// Traces: S8-021, S8-028, S8-029, S8-069, S8-152, S8-153, S8-154, S8-156
import { type Catalogue, entry } from './entry';

/** Bus companies and applications. */
export const companiesErrors = {
  'company.inactive': entry(
    152,
    403,
    'Företaget är inte längre aktivt, så dess användare kan inte logga in. Kontakta oss.',
    'The company is no longer active, so its users cannot log in. Contact us.',
  ),
  'company.duplicateOrgNumber': entry(
    250,
    409,
    'Ett företag med det organisationsnumret finns redan, eller har ansökt.',
    'A company with that organisation number already exists, or has applied.',
  ),
  'applicant.notFound': entry(350, 404, 'Ansökan finns inte.', 'The application was not found.'),
  'company.notFound': entry(304, 404, 'Bussbolaget finns inte.', 'The bus company was not found.'),
  'applicant.decided': entry(763, 409, 'Ansökan är redan avgjord.', 'The application has already been decided.'),
  'company.upcomingTrips': entry(
    760,
    409,
    'Företaget har resor till {0:moment} och kan inte inaktiveras förrän de är slut.',
    'The company has trips until {0:moment} and cannot be deactivated until they have ended.',
  ),
  'company.unknownCountry': entry(
    762,
    422,
    'Välj minst ett land ur listan.',
    'Choose at least one country from the list.',
  ),
} as const satisfies Catalogue;
