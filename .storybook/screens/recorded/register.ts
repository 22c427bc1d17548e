import Page, { type loader } from '~/areas/public/auth/register';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  isCorporate: false,
  trip: null,
  results: null,
  asked: null,
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
    username: {
      control: 'text',
      required: false,
      hint: 'auth:register.usernameHint',
      autoComplete: 'username',
      verbatim: true,
      label: 'auth:register.username',
    },
  },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const register: ScreenOf<Loaded> = {
  Page,
  path: '/auth/register',
  user: null,
  loaded: {
    sv: {
      ...same,
      title: 'Skapa konto',
      links: { private: '/sv/auth/register', corporate: '/sv/auth/register?type=corporate', login: '/sv/auth/login' },
    },
    en: {
      ...same,
      title: 'Create account',
      links: { private: '/en/auth/register', corporate: '/en/auth/register?type=corporate', login: '/en/auth/login' },
    },
  },
};
