// Traces: S3-038, S3-039, S3-040, S5-006, S5-020
import type { Certificate } from '@bff/domain/companies';
import { countries } from '~/forms/field-schemas';
import { choice, choices, defineFields, email, type Field, longText, optionalText, phone, text, toggle } from '~/forms/fields'; // prettier-ignore

const CERTIFICATES = [
  'lgbtiCertified',
  'roadSafetyCertified',
  'environmentCertified',
  'iso39001Certified',
  'iso14001Certified',
] as const satisfies readonly Certificate[];

/** The countries that a company drives in; which ones there are the page says. */
const drivesIn: Field<string[], readonly string[]> = {
  label: 'companies:fields.countries',
  hint: 'companies:fields.countriesHint',
  control: 'boxes',
  schema: countries,
  body: countries,
  show: (stored) => stored,
  required: true,
};

/** A company's details, in the order in which the page has them. The organisation number is the domain's to check. */
export const companyFields = defineFields({
  name: text('companies:fields.name'),
  orgNumber: text('companies:fields.orgNumber', { max: 40, hint: 'companies:fields.orgNumberHint', width: 'md' }),
  street: optionalText('companies:fields.street'),
  postcode: optionalText('companies:fields.postcode', { max: 12 }),
  city: text('companies:fields.city', { max: 100 }),
  info: longText('companies:fields.info', { hint: 'companies:companies.infoHint' }),
  contactName: text('companies:fields.contactName'),
  contactEmail: email('companies:fields.contactEmail', { hint: 'companies:companies.contactEmailHint' }),
  contactPhone: phone('companies:fields.contactPhone'),
  emergencyPhone: phone('companies:fields.emergencyPhone', { hint: 'companies:fields.emergencyPhoneHint' }),
  language: choice('companies:companies.language', ['sv', 'en'], 'companies:languages', { control: 'select' }),
  countries: drivesIn,
  certificates: choices('companies:companies.certificates', CERTIFICATES, 'companies:certificates'),
  offersSecondDriver: toggle('companies:companies.offersSecondDriver'),
  allowsTenHourDays: toggle('companies:companies.allowsTenHourDays'),
  isPartner: toggle('companies:companies.isPartner'),
});
