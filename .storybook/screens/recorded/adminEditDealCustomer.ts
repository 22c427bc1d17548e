import Page, { type loader } from '~/areas/admin/deal-customers/edit';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = { organisation: { id: 1, name: 'Demo Uppsala kommun', version: 1 } } satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminEditDealCustomer: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/deal-customers/edit/1',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: {
      ...same,
      title: 'Ändra Demo Uppsala kommun',
      saved: {
        name: 'Demo Uppsala kommun',
        orgNumber: '559995-0002',
        contactName: 'Adam Avtalsgren',
        contactEmail: 'deal.admin@demo.invalid',
        contactPhone: '070-174 06 05',
        language: 'sv',
        paymentOptions: ['card', 'invoice'],
        creditLimit: '250 000',
        paymentTermsDays: '30',
        collectiveInvoice: 'on',
        trainReplacement: null,
      },
      values: {
        name: 'Demo Uppsala kommun',
        orgNumber: '559995-0002',
        contactName: 'Adam Avtalsgren',
        contactEmail: 'deal.admin@demo.invalid',
        contactPhone: '070-174 06 05',
        language: 'sv',
        paymentOptions: ['card', 'invoice'],
        creditLimit: '250 000',
        paymentTermsDays: '30',
        collectiveInvoice: 'on',
        trainReplacement: null,
      },
    },
    en: {
      ...same,
      title: 'Edit Demo Uppsala kommun',
      saved: {
        name: 'Demo Uppsala kommun',
        orgNumber: '559995-0002',
        contactName: 'Adam Avtalsgren',
        contactEmail: 'deal.admin@demo.invalid',
        contactPhone: '070-174 06 05',
        language: 'sv',
        paymentOptions: ['card', 'invoice'],
        creditLimit: '250000',
        paymentTermsDays: '30',
        collectiveInvoice: 'on',
        trainReplacement: null,
      },
      values: {
        name: 'Demo Uppsala kommun',
        orgNumber: '559995-0002',
        contactName: 'Adam Avtalsgren',
        contactEmail: 'deal.admin@demo.invalid',
        contactPhone: '070-174 06 05',
        language: 'sv',
        paymentOptions: ['card', 'invoice'],
        creditLimit: '250000',
        paymentTermsDays: '30',
        collectiveInvoice: 'on',
        trainReplacement: null,
      },
    },
  },
};
