import { z } from 'zod';
import type { CustomerType } from '@bff/domain/shared/customer-type';
import { email, line, loginEmail, optionalLine, phone } from '~/forms/field-schemas';

const contact = {
  name: line(200),
  email,
  phone,
  street: optionalLine(200),
  postcode: optionalLine(12),
  city: optionalLine(100),
};

/** The organisation number is the domain's to check: it takes several written forms. */
const company = { companyName: line(200), orgNumber: line(40) };

const isPrivate = <Form extends object>(form: Form) => ({ ...form, company: undefined });
const isCorporate = <Form extends { companyName: string; orgNumber: string }>({
  companyName,
  orgNumber,
  ...form
}: Form) => ({ ...form, company: { name: companyName, orgNumber } });

/** What the form showed goes with it: the customer and administrators may edit at once. */
const edited = { ...contact, revision: z.string().max(40).optional() };
const editForms = {
  PRIVATE: z.object(edited).transform(isPrivate),
  CORPORATE: z.object({ ...company, ...edited }).transform(isCorporate),
};

/** The address becomes the account's. */
const added = { ...contact, email: loginEmail, language: z.enum(['sv', 'en']) };
const newForms = {
  PRIVATE: z.object(added).transform(isPrivate),
  CORPORATE: z.object({ ...company, ...added }).transform(isCorporate),
};

export const contactForm = (type: CustomerType) => editForms[type];
export const newCustomerForm = (type: CustomerType) => newForms[type];
