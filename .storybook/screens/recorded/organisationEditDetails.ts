import Page, { type loader } from '~/areas/organisation/details/edit';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const organisationEditDetails = recorded<typeof loader>({
  Page,
  path: '/dashboard/organisation/details/edit',
  user: { id: 10, name: 'Adam Avtalsgren', roles: ['DEAL_CUSTOMER_ADMIN'], home: '/dashboard/organisation' },
  same: {
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
  },
  sv: { title: 'Ändra kontaktuppgifter' },
  en: { title: 'Change contact details' },
});
