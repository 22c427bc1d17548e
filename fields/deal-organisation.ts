// Traces: S3-065
import * as z from 'zod/mini';
import { DEAL_ROLES } from '@states/deal-roles';
import { decimal, email, flag, line, oneOf, optionalLine, orgNumber, phone, row, someOf, wholeNumber } from './kinds';
import { language } from './account';

/** How an organisation may pay; at least one. */
export const PAYMENT_OPTIONS = ['card', 'invoice'] as const;
/** The maximum days until an invoice is due; the database enforces it too. */
export const MAX_PAYMENT_TERMS_DAYS = 90;
/** In öre: the maximum of the setting for the highest limit. */
const HIGHEST_LIMIT = 1e12;

/** An organisation's contact. */
export const dealContact = { contactName: line(), contactEmail: email, contactPhone: phone, language };

/** An organisation's details and terms. */
export const dealOrganisation = {
  name: line(),
  orgNumber,
  ...dealContact,
  paymentOptions: someOf(PAYMENT_OPTIONS, { none: 'dealOrganisation.paymentOptions' }),
  creditLimit: {
    ...decimal({ decimals: 2, most: HIGHEST_LIMIT, unit: 'kr' }),
    // The domain tells an API caller which limit is too high; a form can check it earlier.
    body: z.int().check(z.minimum(0), z.maximum(1e15)),
  },
  paymentTermsDays: wholeNumber({ most: MAX_PAYMENT_TERMS_DAYS, unit: 'days' }),
  collectiveInvoice: flag,
  trainReplacement: flag,
};

const costCenter = optionalLine(40);
/** A unit of an organisation. */
export const dealUnit = {
  name: line(),
  costCenter: { ...costCenter, body: z._default(z.union([line(40).body, z.literal('')]), '') },
};

/** A user's role, in which unit and all its subunits. */
export const dealRight = { role: oneOf(DEAL_ROLES), unitId: row };
