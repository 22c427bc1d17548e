import * as z from 'zod/mini';
import { invited } from '#fields/account';
import { address, corporate, person } from '#fields/customer';
import type { CustomerType } from '@bff/domain/shared/customer-type';
import { defineFields, field, type Fields, revision, schemaOf, type ValuesOf } from '~/forms/fields';

/** For a corporate customer. */
export const corporateFields = defineFields({
  companyName: field(corporate.companyName, 'auth:contact.companyName', { autoComplete: 'organization' }),
  orgNumber: field(corporate.orgNumber, 'auth:contact.orgNumber', {
    hint: 'auth:contact.orgNumberHint',
    width: 'md',
  }),
});
export const personFields = defineFields({
  name: field(person.name, 'auth:contact.name', { autoComplete: 'name' }),
  email: field(person.email, 'auth:contact.email', { autoComplete: 'email' }),
  phone: field(person.phone, 'auth:contact.phone', { hint: 'auth:contact.phoneHint' }),
});
export const addressFields = defineFields({
  street: field(address.street, 'account:contact.street', { autoComplete: 'address-line1' }),
  postcode: field(address.postcode, 'account:contact.postcode', { autoComplete: 'postal-code', width: 'sm' }),
  city: field(address.city, 'account:contact.city', { autoComplete: 'address-level2', width: 'md' }),
});
/** The language of mails to a customer whom somebody else adds. */
export const languageFields = defineFields({
  language: field(invited.language, 'users:language.label', { texts: 'users:language' }),
});

const contact = { ...personFields, ...addressFields };
/** A customer's record, in the page's order. */
export const contactFields = defineFields({ ...corporateFields, ...contact });
/** The same, filled in by somebody else: the browser must not offer that person's own name and address. */
export const othersContactFields = defineFields({
  companyName: { ...contactFields.companyName, autoComplete: 'off' },
  orgNumber: contactFields.orgNumber,
  name: { ...contactFields.name, autoComplete: 'off' },
  email: { ...contactFields.email, autoComplete: 'off' },
  phone: { ...contactFields.phone, autoComplete: 'off' },
  street: { ...contactFields.street, autoComplete: 'off' },
  postcode: { ...contactFields.postcode, autoComplete: 'off' },
  city: { ...contactFields.city, autoComplete: 'off' },
});

/** The record keeps the organisation's own fields together. */
export const withCompany = <Form extends { companyName: string; orgNumber: string }>({
  companyName,
  orgNumber,
  ...form
}: Form) => ({ ...form, company: { name: companyName, orgNumber } });

/** For a private customer, and for a corporate one. */
const bothForms = <F extends Fields>(fields: F) => ({
  PRIVATE: z.pipe(
    schemaOf(fields),
    z.transform((form: ValuesOf<F>) => ({ ...form, company: undefined })),
  ),
  CORPORATE: z.pipe(
    schemaOf(defineFields({ ...corporateFields, ...fields })),
    z.transform((form: ValuesOf<typeof corporateFields> & ValuesOf<F>) => withCompany(form)),
  ),
});

/** What the form showed is sent along: the customer and administrators may edit at the same time. */
const editForms = bothForms({ ...contact, revision });
/** The email becomes the account's. */
const newForms = bothForms({ ...contact, email: { ...personFields.email, ...invited.email }, ...languageFields });

export const contactForm = (type: CustomerType) => editForms[type];
export const newCustomerForm = (type: CustomerType) => newForms[type];
