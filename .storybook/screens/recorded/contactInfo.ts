import Page, { type loader } from '~/areas/customer/account/contact-info';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const contactInfo = recorded<typeof loader>({
  Page,
  path: '/settings/contact-info',
  user: { id: 1, name: 'Charlie Demokund', roles: ['CUSTOMER'], home: '/' },
  same: {
    values: {
      name: 'Charlie Demokund',
      email: 'customer@demo.invalid',
      phone: '070-174 06 05',
      street: '',
      postcode: '',
      city: 'Uppsala',
      companyName: null,
      orgNumber: null,
    },
    saved: {
      name: 'Charlie Demokund',
      email: 'customer@demo.invalid',
      phone: '070-174 06 05',
      street: '',
      postcode: '',
      city: 'Uppsala',
      companyName: null,
      orgNumber: null,
    },
    isCorporate: false,
    revision: 'PVxrqSKZaRMsfP8nCmPzzr',
    fields: {
      companyName: { control: 'text', required: true, autoComplete: 'organization', label: 'auth:contact.companyName' },
      orgNumber: {
        control: 'text',
        required: true,
        hint: 'auth:contact.orgNumberHint',
        width: 'md',
        label: 'auth:contact.orgNumber',
      },
      name: { control: 'text', required: true, autoComplete: 'name', label: 'auth:contact.name' },
      email: { control: 'email', required: true, autoComplete: 'email', label: 'auth:contact.email' },
      phone: { control: 'tel', required: true, hint: 'auth:contact.phoneHint', label: 'auth:contact.phone' },
      street: { control: 'text', required: false, autoComplete: 'street-address', label: 'account:contact.street' },
      postcode: {
        control: 'text',
        required: false,
        autoComplete: 'postal-code',
        width: 'sm',
        label: 'account:contact.postcode',
      },
      city: {
        control: 'text',
        required: false,
        autoComplete: 'address-level2',
        width: 'md',
        label: 'account:contact.city',
      },
    },
  },
  sv: { title: 'Kontaktuppgifter' },
  en: { title: 'Contact details' },
});
