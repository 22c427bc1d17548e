import Page, { type loader } from '~/areas/customer/missing-bus/missing-bus';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;
const same = {
  trip: {
    bookingNumber: '46075792',
    from: 'Uppsala',
    to: 'Eskilstuna',
    operator: 'Demobuss Uppsala AB',
    emergencyPhone: { number: '+46701740616', text: '070-174 06 16' },
    pickup: new Date('2026-11-17T06:45:00.000Z'),
    refusal: 'missingBus.notNow',
  },
} satisfies Partial<Loaded>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const missingBus: ScreenOf<Loaded> = {
  Page,
  path: '/journey/missing-bus/61994703',
  user: { id: 1, name: 'Charlie Demokund', roles: ['CUSTOMER'], home: '/' },
  loaded: {
    sv: { ...same, title: 'Har bussen inte kommit?' },
    en: { ...same, title: 'Has the bus not arrived?' },
  },
};
