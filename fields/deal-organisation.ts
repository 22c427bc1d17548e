// Traces: S3-065
import * as z from 'zod/mini';
import { DEAL_ROLES } from '@states/deal-roles';
import { decimal, email, flag, line, oneOf, optionalLine, phone, row, someOf, wholeNumber } from './kinds';
import { language } from './account';

/** How an organisation may pay; one may be enough. */
export const PAYMENT_OPTIONS = ['card', 'invoice'] as const;
/** Days until an invoice is due, at most. The database holds to it too. */
export const MAX_PAYMENT_TERMS_DAYS = 90;
/** In öre: what the setting of the highest limit of all may be. */
const HIGHEST_LIMIT = 1e12;

/** Whom an organisation is reached by. */
export const dealContact = { contactName: line(), contactEmail: email, contactPhone: phone, language };

/** What is known about an organisation and agreed with it. The organisation number is the domain's to check. */
export const dealOrganisation = {
  name: line(),
  orgNumber: line(40),
  ...dealContact,
  paymentOptions: someOf(PAYMENT_OPTIONS, { none: 'dealOrganisation.paymentOptions' }),
  creditLimit: {
    ...decimal({ decimals: 2, most: HIGHEST_LIMIT }),
    // The domain answers a caller which limit is too high; a form can say so before.
    body: z.int().check(z.minimum(0), z.maximum(1e15)),
  },
  paymentTermsDays: wholeNumber({ most: MAX_PAYMENT_TERMS_DAYS }),
  collectiveInvoice: flag,
  trainReplacement: flag,
};

const costCenter = optionalLine(40);
/** A unit of an organisation. */
export const dealUnit = {
  name: line(),
  costCenter: { ...costCenter, body: z._default(z.union([line(40).body, z.literal('')]), '') },
};

/** What somebody may do, and for which unit and all under it. */
export const dealRight = { role: oneOf(DEAL_ROLES), unitId: row };
