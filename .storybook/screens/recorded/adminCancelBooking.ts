import Page, { type loader } from '~/areas/admin/bookings/cancel';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminCancelBooking: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/booking/cancel/16023244',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: {
      title: 'Avboka bokning 16023244',
      confirm: {
        title: 'Avboka bokning 16023244',
        text: [
          'Kunden får ett mejl och hela priset tillbaka, utan avgift. Bussbolaget får också ett mejl och bussen blir ledig.',
        ],
        facts: [
          { label: 'Resa', value: 'Uppsala – Mora' },
          { label: 'Avresa', value: 'tis 24 november 2026 kl. 08:00' },
          { label: 'Kundens pris', value: '21 621,76 kr' },
        ],
        fields: [{ name: 'reason', label: 'Anledning', hint: 'Kunden och bussbolaget får läsa den.' }],
        submit: 'Avboka',
        keep: 'Behåll bokningen',
        back: '/dashboard/admin/booking/details/16023244',
        backLabel: 'Bokning 16023244',
        refusal: 'Bokningen kan inte avbokas eftersom resan har startat.',
        typed: {},
      },
    },
    en: {
      title: 'Cancel booking 16023244',
      confirm: {
        title: 'Cancel booking 16023244',
        text: [
          'The customer gets an email and the whole price back, without a fee. The bus company gets an email too, and the bus becomes available.',
        ],
        facts: [
          { label: 'Trip', value: 'Uppsala – Mora' },
          { label: 'Departure', value: 'Tue 24 November 2026, 08:00' },
          { label: 'Customer’s price', value: 'SEK 21,621.76' },
        ],
        fields: [{ name: 'reason', label: 'Reason', hint: 'The customer and the bus company can read it.' }],
        submit: 'Cancel the booking',
        keep: 'Keep the booking',
        back: '/dashboard/admin/booking/details/16023244',
        backLabel: 'Booking 16023244',
        refusal: 'The booking cannot be cancelled because the trip has started.',
        typed: {},
      },
    },
  },
};
