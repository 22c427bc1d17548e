// Traces: S3-038, S3-039, S3-040, S5-006, S5-020
import { company } from '#fields/company';
import { email, line } from '#fields/kinds';
import { defineFields, field } from '~/forms/fields';

/** A company's details, in the page's order. */
export const companyFields = defineFields({
  name: field(company.name, 'companies:fields.name'),
  orgNumber: field(company.orgNumber, 'companies:fields.orgNumber', {
    hint: 'companies:fields.orgNumberHint',
    width: 'md',
  }),
  street: field(company.street, 'companies:fields.street'),
  postcode: field(company.postcode, 'companies:fields.postcode'),
  city: field(company.city, 'companies:fields.city'),
  info: field(company.info, 'companies:fields.info', { hint: 'companies:companies.infoHint' }),
  trafficPermit: field(company.trafficPermit, 'companies:fields.trafficPermit', {
    hint: 'companies:fields.trafficPermitHint',
    width: 'md',
  }),
  trafficPermitUntil: field(company.trafficPermitUntil, 'companies:fields.trafficPermitUntil', { width: 'md' }),
  contactName: field(company.contactName, 'companies:fields.contactName'),
  contactEmail: field(company.contactEmail, 'companies:fields.contactEmail', {
    hint: 'companies:companies.contactEmailHint',
  }),
  contactPhone: field(company.contactPhone, 'companies:fields.contactPhone'),
  emergencyPhone: field(company.emergencyPhone, 'companies:fields.emergencyPhone', {
    hint: 'companies:fields.emergencyPhoneHint',
  }),
  language: field(company.language, 'companies:companies.language', {
    control: 'select',
    texts: 'companies:languages',
  }),
  /** The page lists the countries. */
  countries: field(company.countries, 'companies:fields.countries', { hint: 'companies:fields.countriesHint' }),
  certificates: field(company.certificates, 'companies:companies.certificates', { texts: 'companies:certificates' }),
  offersSecondDriver: field(company.offersSecondDriver, 'companies:companies.offersSecondDriver'),
  allowsTenHourDays: field(company.allowsTenHourDays, 'companies:companies.allowsTenHourDays'),
  isPartner: field(company.isPartner, 'companies:companies.isPartner'),
});

/** Its first administrator, who is invited. */
export const companyAdminFields = defineFields({
  adminName: field(line(), 'companies:fields.adminName'),
  adminEmail: field(email, 'companies:fields.adminEmail', { hint: 'companies:companies.adminEmailHint' }),
});
