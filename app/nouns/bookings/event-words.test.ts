import { describe, expect, it } from 'vitest';
import { translator } from '~/i18n/i18n.server';
import { toldInWords } from './event-words';

describe.each([
  ['sv', 0],
  ['en', 1],
] as const)('what happened to a booking is told in a sentence (%s)', (language, column) => {
  const t = translator(new Request(`http://localhost/${language}/dashboard/admin/booking/list`));

  it.each([
    [{ entity: 'booking', from: 'paymentSucceeded', to: 'booked' }, 'Bokningen blev klar', 'The booking was confirmed'],
    [
      { entity: 'booking', from: 'booked', to: 'booked', code: 'confirmedAgain' },
      'Bekräftelsen skickades igen',
      'The confirmation was sent again',
    ],
    [
      { entity: 'booking', from: 'booked', to: 'canceled', code: 'feeWaived' },
      'Bokningen avbokades',
      'The booking was cancelled',
    ],
    [
      { entity: 'booking', from: 'booked', to: 'canceled', code: 'canceledForCompany' },
      'Bolaget ställde in, inskrivet av kontoret',
      'The company cancelled, recorded by the office',
    ],
    [
      { entity: 'booking', from: 'canceled', to: 'canceled', code: 'choiceSentAgain' },
      'Valet skickades igen',
      'The choice was sent again',
    ],
    [{ entity: 'assignment', from: null, to: 'assigned', driverName: 'Dana' }, 'Dana utsedd', 'Dana assigned'],
    [{ entity: 'assignment', from: null, to: 'assigned', driverName: null }, 'Förare utsågs', 'A driver was assigned'],
    [{ entity: 'journey', from: 'started', to: 'notStarted', code: 'takenBack' }, 'Starten ångrad', 'Start undone'],
    [
      { entity: 'journey', from: 'returnCompleted', to: 'returnCompleted', code: 'rated' },
      'Resan betygsattes',
      'The trip was rated',
    ],
    [
      { entity: 'bookingChange', from: null, to: 'proposed' },
      'Kunden bad om en ändring',
      'The customer asked for a change',
    ],
    [
      { entity: 'deviation', from: null, to: 'createdByDriver' },
      'Föraren rapporterade en avvikelse',
      'The driver reported an incident',
    ],
    [
      { entity: 'journey', from: 'notStarted', to: 'terminated', code: 'notReported' },
      'Körningen stängdes: ingen hade rapporterat hur den gick',
      'The journey was closed: nobody had reported how it went',
    ],
    // A leg that was begun was driven.
    [
      { entity: 'journey', from: 'started', to: 'finished', code: 'notReported' },
      'Utresan avslutades',
      'The outbound trip was finished',
    ],
    [{ entity: 'quoteRequest', from: null, to: 'new' }, 'Förfrågan skickades', 'The request was sent'],
    [{ entity: 'quoteRequest', from: 'new', to: 'answered' }, 'Förfrågan besvarades', 'The request was replied to'],
    [
      { entity: 'quoteRequest', from: 'new', to: 'answered', code: 'quoteOffered' },
      'Resan erbjöds kunden',
      'The trip was offered to the customer',
    ],
    [
      { entity: 'quoteRequest', from: 'answered', to: 'new' },
      'Förfrågan kan besvaras på nytt',
      'The request can be replied to again',
    ],
    [{ entity: 'quote', from: null, to: 'open' }, 'Offerten lämnades', 'The quote was made'],
    [{ entity: 'quote', from: 'expired', to: 'open' }, 'Offerten förnyades', 'The quote was renewed'],
    [{ entity: 'quote', from: 'open', to: 'rejected' }, 'Offerten valdes bort', 'The quote was not chosen'],
    [
      { entity: 'quote', from: 'open', to: 'rejected', code: 'quoteWithdrawn' },
      'Offerten drogs tillbaka',
      'The quote was withdrawn',
    ],
    // What has no sentence is left to whoever tells it.
    [{ entity: 'refund', from: 'pending', to: 'succeeded' }, '', ''],
    [{ entity: 'constructor', from: null, to: 'toString' }, '', ''],
  ] as const)('%o', (event, ...texts) => {
    expect(toldInWords(t, event)).toBe(texts[column]);
  });
});
