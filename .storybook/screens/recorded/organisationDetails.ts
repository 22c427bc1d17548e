import Page, { type loader } from '~/areas/organisation/details/details';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  organisation: {
    id: 1,
    status: 'active',
    name: 'Demo Uppsala kommun',
    orgNumber: '5599950002',
    vatNumber: 'SE559995000201',
    language: 'sv',
    contactName: 'Adam Avtalsgren',
    contactEmail: 'deal.admin@demo.invalid',
    contactPhone: { number: '+46701740605', text: '070-174 06 05' },
    creditLimit: 25000000,
    paymentTermsDays: 30,
    paymentOptions: ['card', 'invoice'],
    collectiveInvoice: true,
    trainReplacement: false,
    version: 1,
    createdAt: new Date('2026-11-25T09:31:33.080Z'),
  },
  mayEdit: true,
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const organisationDetails: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/organisation/details',
  user: { id: 10, name: 'Adam Avtalsgren', roles: ['DEAL_CUSTOMER_ADMIN'], home: '/dashboard/organisation' },
  loaded: {
    sv: { ...same, title: 'Organisationens uppgifter' },
    en: { ...same, title: 'Details of the organisation' },
  },
};
