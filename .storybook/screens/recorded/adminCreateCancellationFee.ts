import Page, { type loader } from '~/areas/admin/cancellation-fees/create';
import { recorded } from '../Screen';

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminCreateCancellationFee = recorded<typeof loader>({
  Page,
  path: '/dashboard/admin/configurations/cancellation-fees/create',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  same: {
    companies: [{ id: 73, name: 'Testbuss 82 AB' }],
    minimum: [
      { hours: 168, basisPoints: 0 },
      { hours: 72, basisPoints: 1000 },
      { hours: 24, basisPoints: 2500 },
    ],
    values: {},
  },
  sv: { title: 'Nya avbokningsavgifter' },
  en: { title: 'New cancellation fees' },
});
