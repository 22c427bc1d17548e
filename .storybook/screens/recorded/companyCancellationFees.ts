import Page, { type loader } from '~/areas/company/configurations/cancellation-fees';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyCancellationFees = recorded<typeof loader>({
  Page,
  path: '/dashboard/company/configurations/cancellation-fees/list',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  same: {
    company: { id: 5, name: 'Demobuss Uppsala AB' },
    tiers: [
      { hours: 168, basisPoints: 1000 },
      { hours: 72, basisPoints: 5000 },
      { hours: 24, basisPoints: 10000 },
    ],
    minimum: [
      { hours: 168, basisPoints: 0 },
      { hours: 72, basisPoints: 1000 },
      { hours: 24, basisPoints: 2500 },
    ],
    revision: '0r6o7RM-q21XX9S1FbuLPz',
    draft: {},
  },
  sv: { title: 'Avbokningsavgifter' },
  en: { title: 'Cancellation fees' },
});
