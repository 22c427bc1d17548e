import Page, { type loader } from '~/areas/company/bookings/cancel';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyCancelBooking: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/booking/cancel/16023244',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: {
      title: 'Avboka bokning 16023244',
      confirm: {
        title: 'Avboka bokning 16023244',
        text: [
          'Kunden får ett mejl nu och väljer mellan hela priset tillbaka och en annan buss till samma pris. Blir den andra bussen dyrare betalar bolaget skillnaden. Har ni en annan buss som kan köra: byt buss i stället.',
        ],
        facts: [
          { label: 'Resa', value: 'Uppsala – Mora' },
          { label: 'Avresa', value: 'tis 24 november 2026 kl. 08:00' },
          { label: 'Avdrag på bolagets konto', value: '9 271,77 kr' },
        ],
        fields: [{ name: 'reason', label: 'Anledning', hint: 'Kunden och bussbolaget får läsa den.' }],
        submit: 'Avboka',
        keep: 'Behåll bokningen',
        back: '/dashboard/company/booking/details/16023244',
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
          'The customer gets an email now and chooses between the whole price back and another bus at the same price. If the other bus costs more, the company pays the difference. If you have another bus that can do the trip, change the bus instead.',
        ],
        facts: [
          { label: 'Trip', value: 'Uppsala – Mora' },
          { label: 'Departure', value: 'Tue 24 November 2026, 08:00' },
          { label: 'Deducted from the company’s account', value: 'SEK 9,271.77' },
        ],
        fields: [{ name: 'reason', label: 'Reason', hint: 'The customer and the bus company can read it.' }],
        submit: 'Cancel the booking',
        keep: 'Keep the booking',
        back: '/dashboard/company/booking/details/16023244',
        backLabel: 'Booking 16023244',
        refusal: 'The booking cannot be cancelled because the trip has started.',
        typed: {},
      },
    },
  },
};
