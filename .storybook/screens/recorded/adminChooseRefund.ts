import Page, { type loader } from '~/areas/admin/bookings/choose-refund';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminChooseRefund: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/booking/choose-refund/59694687',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: {
      title: 'Vill kunden ha pengarna tillbaka?',
      confirm: {
        title: 'Vill kunden ha pengarna tillbaka?',
        text: ['Kunden får tillbaka 11 660 kr. Det går inte att ångra: sedan kan kunden inte välja en annan buss.'],
        facts: [
          { label: 'Resa', value: 'Uppsala – Gävle' },
          { label: 'Avresa', value: 'tis 8 december 2026 kl. 08:00' },
          { label: 'Kunden kan välja till', value: 'tor 26 november 2026 kl. 14:10' },
        ],
        submit: 'Ja, betala tillbaka',
        keep: 'Låt kunden välja',
        back: '/dashboard/admin/booking/details/59694687',
        backLabel: 'Bokning 59694687',
        refusal: undefined,
      },
    },
    en: {
      title: 'Does the customer want the money back?',
      confirm: {
        title: 'Does the customer want the money back?',
        text: [
          'The customer gets SEK 11,660 back. This cannot be undone: the customer can no longer choose another bus.',
        ],
        facts: [
          { label: 'Trip', value: 'Uppsala – Gävle' },
          { label: 'Departure', value: 'Tue 8 December 2026, 08:00' },
          { label: 'The customer can choose until', value: 'Thu 26 November 2026, 14:10' },
        ],
        submit: 'Yes, refund',
        keep: 'Let the customer choose',
        back: '/dashboard/admin/booking/details/59694687',
        backLabel: 'Booking 59694687',
        refusal: undefined,
      },
    },
  },
};
