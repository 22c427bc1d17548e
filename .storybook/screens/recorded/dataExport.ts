import Page, { type loader } from '~/areas/customer/account/export';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  contact: {
    name: 'Charlie Demokund',
    email: 'customer@demo.invalid',
    phone: '070-174 06 05',
    address: 'Uppsala',
    company: '',
  },
  counts: { sessions: 1, links: 0, actions: 13, events: 0, letters: 6, orders: 4 },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const dataExport: ScreenOf<Loaded> = {
  Page,
  path: '/user/export',
  user: { id: 1, name: 'Charlie Demokund', roles: ['CUSTOMER'], home: '/' },
  loaded: {
    sv: {
      ...same,
      title: 'Ladda ner dina uppgifter',
      account: {
        username: 'customer',
        name: 'Charlie Demokund',
        email: 'customer@demo.invalid',
        phone: '',
        created: 'tis 28 juli 2026 kl. 11:31',
        lastLogin: 'ons 25 november 2026 kl. 10:32',
        passwordChanged: 'tis 28 juli 2026 kl. 11:31',
      },
      logins: [{ at: 'ons 25 november 2026 kl. 10:32', address: '127.0.0.1', succeeded: true }],
    },
    en: {
      ...same,
      title: 'Download your data',
      account: {
        username: 'customer',
        name: 'Charlie Demokund',
        email: 'customer@demo.invalid',
        phone: '',
        created: 'Tue 28 July 2026, 11:31',
        lastLogin: 'Wed 25 November 2026, 10:32',
        passwordChanged: 'Tue 28 July 2026, 11:31',
      },
      logins: [{ at: 'Wed 25 November 2026, 10:32', address: '127.0.0.1', succeeded: true }],
    },
  },
};
