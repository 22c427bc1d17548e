import type { Language } from '@bff/domain/shared/actor';
import { formatMoney, formatWhen } from '@formats';
import { action, facts, greeting, type MailTemplate, paragraph } from '../mail-content';
import { shortTripTitle } from '../trip-blocks';

interface AskedTrip {
  from: string;
  to: string;
  departure: Date;
  passengers: number;
}

const trip = {
  sv: ({ from, to, departure, passengers }: AskedTrip) =>
    [
      ['Resa', `${from} – ${to}`],
      ['Avresa', formatWhen(departure, 'sv')],
      ['Resenärer', String(passengers)],
    ] as const,
  en: ({ from, to, departure, passengers }: AskedTrip) =>
    [
      ['Trip', `${from} – ${to}`],
      ['Departure', formatWhen(departure, 'en')],
      ['Passengers', String(passengers)],
    ] as const,
};

export const quoteRequested: MailTemplate<'quoteRequested'> = {
  sv: ({ answerBy, requestUrl, ...asked }) => ({
    subject: `Ny offertförfrågan: ${shortTripTitle(asked, 'sv')}`,
    blocks: [
      paragraph(`En kund vill ha en offert av er. Svara senast ${formatWhen(answerBy, 'sv')}.`),
      facts(trip.sv(asked)),
      action('Visa förfrågan', requestUrl),
    ],
  }),
  en: ({ answerBy, requestUrl, ...asked }) => ({
    subject: `New quote request: ${shortTripTitle(asked, 'en')}`,
    blocks: [
      paragraph(`A customer would like a quote from you. Please reply by ${formatWhen(answerBy, 'en')}.`),
      facts(trip.en(asked)),
      action('View the request', requestUrl),
    ],
  }),
};

export const quoteRequestReminder: MailTemplate<'quoteRequestReminder'> = {
  sv: ({ answerBy, requestUrl, ...asked }) => ({
    subject: `Påminnelse om offertförfrågan: ${shortTripTitle(asked, 'sv')}`,
    blocks: [
      paragraph(
        `Ni har inte svarat på den här offertförfrågan än. Ni kan svara fram till ${formatWhen(answerBy, 'sv')}. Kan ni inte köra resan? Avböj, så kan kunden fråga någon annan.`,
      ),
      facts(trip.sv(asked)),
      action('Visa förfrågan', requestUrl),
    ],
  }),
  en: ({ answerBy, requestUrl, ...asked }) => ({
    subject: `Reminder: quote request, ${shortTripTitle(asked, 'en')}`,
    blocks: [
      paragraph(
        `You have not answered this quote request yet. You can answer until ${formatWhen(answerBy, 'en')}. If you cannot run the trip, please decline, so that the customer can ask someone else.`,
      ),
      facts(trip.en(asked)),
      action('View the request', requestUrl),
    ],
  }),
};

export const quoteRequestEnded: MailTemplate<'quoteRequestEnded'> = {
  sv: ({ name, operator, message, requestUrl, nextUrl, ...asked }) => ({
    subject: `${operator} ${message === null ? 'har inte svarat på' : 'har avböjt'} din förfrågan: ${shortTripTitle(asked, 'sv')}`,
    blocks: [
      greeting(name, 'sv'),
      paragraph(
        message === null
          ? `${operator} har inte svarat på din offertförfrågan i tid.`
          : `${operator} kan inte lämna någon offert den här gången.`,
      ),
      facts([...trip.sv(asked), ['Meddelande', message]]),
      ...(nextUrl
        ? [
            paragraph('Inget av bussbolagen du frågade lämnar någon offert. Du kan fråga nästa tre bussbolag.'),
            action('Fråga fler bussbolag', nextUrl),
          ]
        : [action('Visa förfrågan', requestUrl)]),
    ],
  }),
  en: ({ name, operator, message, requestUrl, nextUrl, ...asked }) => ({
    subject: `${operator} ${message === null ? 'has not answered' : 'has declined'} your request: ${shortTripTitle(asked, 'en')}`,
    blocks: [
      greeting(name, 'en'),
      paragraph(
        message === null
          ? `${operator} did not answer your quote request in time.`
          : `${operator} cannot give you a quote this time.`,
      ),
      facts([...trip.en(asked), ['Message', message]]),
      ...(nextUrl
        ? [
            paragraph('None of the bus companies you asked will give a quote. You can ask the next three.'),
            action('Ask more bus companies', nextUrl),
          ]
        : [action('View the request', requestUrl)]),
    ],
  }),
};

const priceOf = (total: number | null, language: Language) =>
  total === null ? null : formatMoney(total, language, { decimals: true });

export const quoteReceived: MailTemplate<'quoteReceived'> = {
  sv: ({ name, operator, validUntil, total, message, requestUrl, ...asked }) => ({
    subject: `Offert från ${operator}: ${shortTripTitle(asked, 'sv')}`,
    blocks: [
      greeting(name, 'sv'),
      paragraph(
        `${operator} har lämnat en offert. Bussen är reserverad åt dig till ${formatWhen(validUntil, 'sv')}. Fram till dess kan du godkänna offerten.`,
      ),
      facts([...trip.sv(asked), ['Att betala', priceOf(total, 'sv')], ['Meddelande', message]]),
      action('Visa offerten', requestUrl),
    ],
  }),
  en: ({ name, operator, validUntil, total, message, requestUrl, ...asked }) => ({
    subject: `Quote from ${operator}: ${shortTripTitle(asked, 'en')}`,
    blocks: [
      greeting(name, 'en'),
      paragraph(
        `${operator} has given you a quote. The bus is held for you until ${formatWhen(validUntil, 'en')}. You can accept the quote until then.`,
      ),
      facts([...trip.en(asked), ['To pay', priceOf(total, 'en')], ['Message', message]]),
      action('View the quote', requestUrl),
    ],
  }),
};

export const quoteOffered: MailTemplate<'quoteOffered'> = {
  sv: ({ validUntil, requestUrl, ...asked }, { brand }) => ({
    subject: `Vi har erbjudit en kund er buss: ${shortTripTitle(asked, 'sv')}`,
    blocks: [
      paragraph(
        `${brand} har erbjudit en kund en resa med er per telefon, till priset i era prislistor. Bussen är reserverad till ${formatWhen(validUntil, 'sv')}. Godkänner och betalar kunden före dess får ni bokningen.`,
      ),
      facts(trip.sv(asked)),
      action('Visa resan', requestUrl),
    ],
  }),
  en: ({ validUntil, requestUrl, ...asked }, { brand }) => ({
    subject: `We have offered your bus to a customer: ${shortTripTitle(asked, 'en')}`,
    blocks: [
      paragraph(
        `${brand} has offered a customer a trip with you by phone, at the price in your price lists. The bus is held until ${formatWhen(validUntil, 'en')}. If the customer accepts and pays by then, the booking is yours.`,
      ),
      facts(trip.en(asked)),
      action('View the trip', requestUrl),
    ],
  }),
};

export const quoteClosed: MailTemplate<'quoteClosed'> = {
  sv: ({ isAnotherChosen, reason, requestUrl, ...asked }) => ({
    subject: `Er offert valdes inte: ${shortTripTitle(asked, 'sv')}`,
    blocks: [
      paragraph(
        isAnotherChosen
          ? 'Kunden har valt en annan offert. Bussen är inte längre reserverad.'
          : 'Kunden har avböjt er offert. Bussen är inte längre reserverad.',
      ),
      facts([...trip.sv(asked), ['Anledning', reason]]),
      action('Visa förfrågan', requestUrl),
    ],
  }),
  en: ({ isAnotherChosen, reason, requestUrl, ...asked }) => ({
    subject: `Your quote was not chosen: ${shortTripTitle(asked, 'en')}`,
    blocks: [
      paragraph(
        isAnotherChosen
          ? 'The customer has chosen another quote. The bus is no longer held.'
          : 'The customer has declined your quote. The bus is no longer held.',
      ),
      facts([...trip.en(asked), ['Reason', reason]]),
      action('View the request', requestUrl),
    ],
  }),
};
