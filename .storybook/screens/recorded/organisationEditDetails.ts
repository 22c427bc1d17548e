import Page, { type loader } from '~/areas/organisation/details/edit';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  version: 1,
  saved: {
    contactName: 'Adam Avtalsgren',
    contactEmail: 'deal.admin@demo.invalid',
    contactPhone: '070-174 06 05',
    language: 'sv',
  },
  values: {
    contactName: 'Adam Avtalsgren',
    contactEmail: 'deal.admin@demo.invalid',
    contactPhone: '070-174 06 05',
    language: 'sv',
  },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const organisationEditDetails: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/organisation/details/edit',
  user: { id: 10, name: 'Adam Avtalsgren', roles: ['DEAL_CUSTOMER_ADMIN'], home: '/dashboard/organisation' },
  loaded: {
    sv: { ...same, title: 'Ändra kontaktuppgifter' },
    en: { ...same, title: 'Change contact details' },
  },
};
