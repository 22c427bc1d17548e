import { dealContact, dealOrganisation, dealRight, dealUnit } from '#fields/deal-organisation';
import { defineFields, field, type Rule } from '~/forms/fields';

/** How to reach an organisation. */
export const dealContactFields = defineFields({
  contactName: field(dealContact.contactName, 'deals:fields.contactName'),
  contactEmail: field(dealContact.contactEmail, 'deals:fields.contactEmail', { hint: 'deals:hints.contactEmail' }),
  contactPhone: field(dealContact.contactPhone, 'deals:fields.contactPhone', { hint: 'auth:contact.phoneHint' }),
  language: field(dealContact.language, 'deals:fields.language', { texts: 'users:language' }),
});

/** An organisation's details, in the page's order. */
export const dealFields = defineFields({
  name: field(dealOrganisation.name, 'deals:fields.name'),
  orgNumber: field(dealOrganisation.orgNumber, 'deals:fields.orgNumber', {
    hint: 'companies:fields.orgNumberHint',
    width: 'md',
  }),
  ...dealContactFields,
  paymentOptions: field(dealOrganisation.paymentOptions, 'deals:fields.paymentOptions', {
    texts: 'deals:paymentOption',
    hint: 'deals:hints.paymentOptions',
  }),
  creditLimit: field(dealOrganisation.creditLimit, 'deals:fields.creditLimit', {
    hint: 'deals:hints.creditLimit',
    suffix: 'common:kronor',
    width: 'sm',
  }),
  paymentTermsDays: field(dealOrganisation.paymentTermsDays, 'deals:fields.paymentTermsDays', {
    hint: 'deals:hints.paymentTermsDays',
    suffix: 'deals:days',
  }),
  collectiveInvoice: field(dealOrganisation.collectiveInvoice, 'deals:hints.collectiveInvoice'),
  trainReplacement: field(dealOrganisation.trainReplacement, 'deals:hints.trainReplacement'),
});

/** A collective invoice is for who pays by invoice, as the domain has it. */
export const paysByInvoice: Rule<typeof dealFields> = ({ paymentOptions, collectiveInvoice }, refuse) => {
  if (collectiveInvoice === true && Array.isArray(paymentOptions) && !paymentOptions.includes('invoice'))
    refuse('collectiveInvoice', 'dealOrganisation.collectiveInvoice');
};

/** A unit of an organisation. */
export const unitFields = defineFields({
  name: field(dealUnit.name, 'organisation:manage.name', { autoComplete: 'off' }),
  costCenter: field(dealUnit.costCenter, 'deals:fields.costCenter', {
    hint: 'organisation:manage.costCenterHint',
    autoComplete: 'off',
    width: 'md',
  }),
});

/** What a user may do, and for which unit and its descendants. */
export const rightFields = defineFields({
  role: field(dealRight.role, 'deals:role.label', { texts: 'deals:role', hints: 'organisation:roleHint' }),
  unitId: field(dealRight.unitId, 'organisation:unit', { hint: 'organisation:rights.unitHint' }),
});
