import { z } from 'zod';
import type { Customer } from '@bff/domain/people';
import { email, formatPhone, line, optionalLine, phone } from '~/forms/person-fields.server';

const contact = {
  name: line(200),
  email,
  phone,
  street: optionalLine(200),
  postcode: optionalLine(12),
  city: optionalLine(100),
};

const PrivateForm = z.object(contact).transform((form) => ({ ...form, company: undefined }));

/** The organisation number is the domain's to check: it takes several written forms. */
const CorporateForm = z
  .object({ companyName: line(200), orgNumber: line(40), ...contact })
  .transform(({ companyName, orgNumber, ...form }) => ({ ...form, company: { name: companyName, orgNumber } }));

export const contactForm = (customer: Customer) =>
  customer.customerType === 'CORPORATE' ? CorporateForm : PrivateForm;

/** What stands in the form before anything is typed. */
export const contactValues = (customer: Customer): Record<string, string | null> => {
  const { name, email: address, phone: number, street, postcode, city, companyName, orgNumber } = customer;
  return { name, email: address, phone: formatPhone(number), street, postcode, city, companyName, orgNumber };
};
