import { z } from 'zod';
import type { DealOrganisation } from '@bff/domain/deal-organisations';
import { formatPhone } from '~/forms/format-phone';
import { email, line, phone } from '~/forms/field-schemas';

/** Whom an organisation is reached by, in the order in which the page has the fields. */
export const dealContactFields = {
  contactName: line(200),
  contactEmail: email,
  contactPhone: phone,
  language: z.enum(['sv', 'en']),
};

/** The version of the details that a form was filled from. */
export const version = z.coerce.number().int().positive().max(1e15);

/** What stands in the form before anything was typed. */
export const dealContactValues = (organisation: DealOrganisation): Record<string, string> => {
  const { contactName, contactEmail, contactPhone, language } = organisation;
  return { contactName, contactEmail, contactPhone: contactPhone && formatPhone(contactPhone), language };
};
