import { z } from 'zod';
import {
  type DealOrganisation,
  type DealOrganisationDetails,
  MAX_PAYMENT_TERMS_DAYS,
  PAYMENT_OPTIONS,
} from '@bff/domain/deal-organisations';
import { parseTyped, shownSetting } from '@bff/domain/settings';
import { dealContactFields, dealContactValues } from '~/nouns/deal-organisations/deal-contact-form.server';
import { line } from '~/forms/field-schemas';

const box = z
  .literal('on')
  .optional()
  .transform((value) => value === 'on');

/** Kronor as they are typed, in öre: written and bounded like the setting that says the highest limit of all. */
const creditLimit = z
  .string()
  .max(40)
  .transform((typed, context) => {
    const parsed = parseTyped('maximumCreditLimit', typed);
    if ('stored' in parsed) return Number(parsed.stored);
    context.addIssue(parsed.error);
    return z.NEVER;
  });

const paymentTermsDays = z
  .string()
  .trim()
  .regex(/^\d{1,4}$/, 'forms.wholeNumber')
  .transform(Number)
  .refine((days) => days <= MAX_PAYMENT_TERMS_DAYS, `forms.atMost,${MAX_PAYMENT_TERMS_DAYS}`);

/** An organisation's details, in the order in which the page has them. The organisation number is the domain's to check. */
export const dealFields = {
  name: line(200),
  orgNumber: line(40),
  ...dealContactFields,
  paymentOptions: z
    .array(z.enum(PAYMENT_OPTIONS))
    .max(PAYMENT_OPTIONS.length)
    .optional()
    .default([])
    .refine((options) => options.length > 0, 'dealOrganisation.paymentOptions'),
  creditLimit,
  paymentTermsDays,
  collectiveInvoice: box,
  trainReplacement: box,
};

type Values = Record<string, string | readonly string[] | null>;

const boxValue = (isOn: boolean) => (isOn ? 'on' : null);

/** What stands in the form before anything was typed. */
export const dealValues = (organisation: DealOrganisation, language: 'sv' | 'en'): Values => ({
  name: organisation.name,
  orgNumber: organisation.orgNumber,
  ...dealContactValues(organisation),
  creditLimit: shownSetting('maximumCreditLimit', String(organisation.creditLimit), language),
  paymentTermsDays: String(organisation.paymentTermsDays),
  paymentOptions: organisation.paymentOptions,
  collectiveInvoice: boxValue(organisation.collectiveInvoice),
  trainReplacement: boxValue(organisation.trainReplacement),
});

/** The typed ones, to be compared with what somebody else has saved meanwhile. */
export const textsOnly = (values: Values): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== 'on')); // prettier-ignore

/** A form's value as the domain takes it: without the fields that are not the organisation's. */
export function dealDetailsOf(value: DealOrganisationDetails): DealOrganisationDetails {
  const { name, orgNumber, contactName, contactEmail, contactPhone, language } = value;
  const { creditLimit: limit, paymentTermsDays: days, paymentOptions, collectiveInvoice, trainReplacement } = value;
  return {
    ...{ name, orgNumber, contactName, contactEmail, contactPhone, language },
    ...{ creditLimit: limit, paymentTermsDays: days, paymentOptions, collectiveInvoice, trainReplacement },
  };
}
