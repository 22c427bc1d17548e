import Page, { type loader } from '~/areas/customer/reservation/payment-callback';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = { orderNumber: '77493849', state: 'pending' } satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const paymentCallback: ScreenOf<Loaded> = {
  Page,
  path: '/payment/callback?session_id=cs_test_vMRLqtUJOkERTlRBMdik0xPloDXfHmqmukB7NGPLlPUVSx6VvBvZ8H00Ci',
  user: { id: 1, name: 'Charlie Demokund', roles: ['CUSTOMER'], home: '/' },
  loaded: {
    sv: { ...same, title: 'Vi väntar på betaltjänsten' },
    en: { ...same, title: 'Waiting for the payment service' },
  },
};
