import Page, { type loader } from '~/areas/admin/bookings/record-outcome';
import type { LoadedBy, ScreenOf } from '../Screen';

type Loaded = LoadedBy<typeof loader>;

/** Recorded from the demo by `scripts/record-screens.ts`; not to be written by hand. */
export const adminRecordOutcome: ScreenOf<Loaded> = {
  Page,
  path: '/dashboard/admin/booking/outcome/76321149',
  user: { id: 6, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN'], home: '/dashboard/admin' },
  loaded: {
    sv: {
      title: 'Hur gick resan?',
      confirm: {
        title: 'Hur gick resan?',
        over: 'Malmö – Kristianstad',
        text: [
          'Ingen har rapporterat det. Skriv in vad ni har fått veta: det syns på bokningen och på bolagets avräkning. Inga belopp ändras.',
        ],
        facts: [
          { label: 'Avresa', value: 'lör 7 november 2026 kl. 08:30' },
          { label: 'Bussbolag', value: 'Öresundsbussarna AB' },
        ],
        fields: [
          {
            name: 'outcome',
            label: 'Kördes resan?',
            options: [
              { value: 'driven', label: 'Ja', hint: 'Resan räknas som genomförd, och kunden kan betygsätta den.' },
              {
                value: 'notDriven',
                label: 'Nej',
                hint: 'Bussen kom inte, eller hemresan blev inte av. Bokningens sida säger vad ni gör då.',
              },
            ],
          },
          {
            name: 'source',
            label: 'Enligt',
            hint: 'Vem eller vad, till exempel ”kunden per telefon”. Bolaget ser det.',
          },
        ],
        submit: 'Spara',
        isHarmless: true,
        keep: 'Avbryt',
        back: '/dashboard/admin/booking/details/76321149',
        backLabel: 'Bokning 76321149',
        refusal: undefined,
      },
    },
    en: {
      title: 'How did the trip go?',
      confirm: {
        title: 'How did the trip go?',
        over: 'Malmö – Kristianstad',
        text: [
          'Nobody has reported it. Record what you have been told: it is shown on the booking and on the company’s settlement. No amount changes.',
        ],
        facts: [
          { label: 'Departure', value: 'Sat 7 November 2026, 08:30' },
          { label: 'Bus company', value: 'Öresundsbussarna AB' },
        ],
        fields: [
          {
            name: 'outcome',
            label: 'Was the trip driven?',
            options: [
              { value: 'driven', label: 'Yes', hint: 'The trip counts as completed, and the customer can rate it.' },
              {
                value: 'notDriven',
                label: 'No',
                hint: 'The bus did not come, or there was no way back. The booking’s page says what to do then.',
              },
            ],
          },
          {
            name: 'source',
            label: 'According to',
            hint: 'Whom or what, for example “the customer by telephone”. The company sees it.',
          },
        ],
        submit: 'Save',
        isHarmless: true,
        keep: 'Leave',
        back: '/dashboard/admin/booking/details/76321149',
        backLabel: 'Booking 76321149',
        refusal: undefined,
      },
    },
  },
};
