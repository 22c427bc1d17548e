import Page, { type loader } from '~/areas/company/bookings/reject-change';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const companyRejectChange: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/company/booking/reject-change/32331670',
  user: { id: 4, name: 'Bo Bussägare', roles: ['COMPANY_ADMIN'], home: '/dashboard/company' },
  loaded: {
    sv: {
      title: 'Säg nej till ändringen av bokning 32331670',
      confirm: {
        title: 'Säg nej till ändringen av bokning 32331670',
        text: ['Resan blir kvar som den är bokad. Kunden läser er anledning.'],
        facts: [
          { label: 'Resa', value: 'Uppsala – Enköping' },
          { label: 'Avresa', value: 'lör 19 december 2026 kl. 10:30' },
        ],
        fields: [{ name: 'reason', label: 'Anledning', hint: 'Kunden och bussbolaget får läsa den.' }],
        submit: 'Säg nej till ändringen',
        keep: 'Tillbaka utan att svara',
        back: '/dashboard/company/booking/details/32331670',
        backLabel: 'Bokning 32331670',
        refusal: undefined,
        typed: {},
      },
    },
    en: {
      title: 'Say no to the change of booking 32331670',
      confirm: {
        title: 'Say no to the change of booking 32331670',
        text: ['The trip stays as booked. The customer will read your reason.'],
        facts: [
          { label: 'Trip', value: 'Uppsala – Enköping' },
          { label: 'Departure', value: 'Sat 19 December 2026, 10:30' },
        ],
        fields: [{ name: 'reason', label: 'Reason', hint: 'The customer and the bus company can read it.' }],
        submit: 'Say no to the change',
        keep: 'Go back without answering',
        back: '/dashboard/company/booking/details/32331670',
        backLabel: 'Booking 32331670',
        refusal: undefined,
        typed: {},
      },
    },
  },
};
