// Traces: S3-065
import type { DealRole, PaymentOption } from '@bff/domain/deal-organisations';
import { choice, choices, decimal, defineFields, email, optionalText, phone, row, text, toggle, wholeNumber } from '~/forms/fields'; // prettier-ignore

const PAYMENT_OPTIONS = ['card', 'invoice'] as const satisfies readonly PaymentOption[];
const ROLES = ['user', 'finance', 'booker', 'admin'] as const satisfies readonly DealRole[];
/** In öre: what the setting of the highest limit of all may be. */
const HIGHEST_LIMIT = 1e12;
const MAX_PAYMENT_TERMS_DAYS = 90;

/** Whom an organisation is reached by. */
export const dealContactFields = defineFields({
  contactName: text('deals:fields.contactName'),
  contactEmail: email('deals:fields.contactEmail', { hint: 'deals:hints.contactEmail' }),
  contactPhone: phone('deals:fields.contactPhone', { hint: 'auth:contact.phoneHint' }),
  language: choice('deals:fields.language', ['sv', 'en'], 'users:language'),
});

/** An organisation's details, in the order in which the page has them. The organisation number is the domain's to check. */
export const dealFields = defineFields({
  name: text('deals:fields.name'),
  orgNumber: text('deals:fields.orgNumber', { max: 40, hint: 'companies:fields.orgNumberHint', width: 'md' }),
  ...dealContactFields,
  paymentOptions: choices('deals:fields.paymentOptions', PAYMENT_OPTIONS, 'deals:paymentOption', {
    none: 'dealOrganisation.paymentOptions',
  }),
  creditLimit: decimal('deals:fields.creditLimit', {
    decimals: 2,
    most: HIGHEST_LIMIT,
    hint: 'deals:hints.creditLimit',
    suffix: 'kr',
    width: 'sm',
  }),
  paymentTermsDays: wholeNumber('deals:fields.paymentTermsDays', {
    most: MAX_PAYMENT_TERMS_DAYS,
    hint: 'deals:hints.paymentTermsDays',
    suffix: 'deals:days',
  }),
  collectiveInvoice: toggle('deals:hints.collectiveInvoice'),
  trainReplacement: toggle('deals:hints.trainReplacement'),
});

/** A unit of an organisation. */
export const unitFields = defineFields({
  name: text('organisation:manage.name', { autoComplete: 'off' }),
  costCenter: optionalText('deals:fields.costCenter', {
    max: 40,
    hint: 'organisation:manage.costCenterHint',
    autoComplete: 'off',
    width: 'md',
  }),
});

/** What somebody may do, and for which unit and all under it. */
export const rightFields = defineFields({
  role: choice('deals:role.label', ROLES, 'deals:role', { hints: 'organisation:roleHint' }),
  unitId: row('organisation:unit', { hint: 'organisation:rights.unitHint' }),
});
