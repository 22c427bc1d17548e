import * as z from 'zod/mini';
import { application } from '#fields/company';
import { schemasOf } from '#fields/kinds';
import { defineFields } from '~/forms/fields';
import { companyFields } from '~/nouns/companies/company-fields';

/** What an operator enters about itself: the fields of its record. */
export const applicationFields = defineFields({
  name: { ...companyFields.name, autoComplete: 'organization' },
  orgNumber: companyFields.orgNumber,
  city: { ...companyFields.city, hint: 'companies:fields.cityHint', autoComplete: 'address-level2' },
  info: { ...companyFields.info, hint: 'companies:apply.infoHint' },
  trafficPermit: { ...companyFields.trafficPermit, ...application.trafficPermit },
  trafficPermitUntil: {
    ...companyFields.trafficPermitUntil,
    ...application.trafficPermitUntil,
    hint: 'companies:apply.permitUntilHint',
  },
  contactName: { ...companyFields.contactName, autoComplete: 'name' },
  contactEmail: { ...companyFields.contactEmail, hint: 'companies:apply.emailHint', autoComplete: 'email' },
  contactPhone: { ...companyFields.contactPhone, hint: 'auth:contact.phoneHint' },
  countries: companyFields.countries,
});

/** An operator's application. */
export const RegisterCompanyForm = z.object({
  ...schemasOf(application),
  terms: z.literal('on', 'booking.termsNotAccepted'),
});
