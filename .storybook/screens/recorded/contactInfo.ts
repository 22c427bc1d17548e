import Page, { type loader } from '~/areas/customer/account/contact-info';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
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
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const contactInfo: ScreenOf<Loaded> = {
  Page,
  path: '/settings/contact-info',
  user: { id: 1, name: 'Charlie Demokund', roles: ['CUSTOMER'], home: '/' },
  loaded: {
    sv: { ...same, title: 'Kontaktuppgifter' },
    en: { ...same, title: 'Contact details' },
  },
};
