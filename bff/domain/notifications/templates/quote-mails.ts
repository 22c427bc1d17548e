import { formatDateTime } from '@formats';
import { action, facts, type MailTemplate, paragraph } from '../mail-content';

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
      ['Avresa', formatDateTime(departure)],
      ['Resenärer', String(passengers)],
    ] as const,
  en: ({ from, to, departure, passengers }: AskedTrip) =>
    [
      ['Trip', `${from} – ${to}`],
      ['Departure', formatDateTime(departure)],
      ['Passengers', String(passengers)],
    ] as const,
};

export const quoteRequested: MailTemplate<'quoteRequested'> = {
  sv: ({ answerBy, requestUrl, ...asked }) => ({
    subject: `Ny offertförfrågan: ${asked.from} – ${asked.to}`,
    blocks: [
      paragraph(`En kund vill ha en offert från er. Svara senast ${formatDateTime(answerBy)}.`),
      facts(trip.sv(asked)),
      action('Visa förfrågan', requestUrl),
    ],
  }),
  en: ({ answerBy, requestUrl, ...asked }) => ({
    subject: `New quote request: ${asked.from} – ${asked.to}`,
    blocks: [
      paragraph(`A customer asks you for a quote. Answer by ${formatDateTime(answerBy)}.`),
      facts(trip.en(asked)),
      action('Show the request', requestUrl),
    ],
  }),
};

export const quoteRequestReminder: MailTemplate<'quoteRequestReminder'> = {
  sv: ({ answerBy, requestUrl, ...asked }) => ({
    subject: `Påminnelse: offertförfrågan ${asked.from} – ${asked.to}`,
    blocks: [
      paragraph(
        `Ni har inte svarat på den här offertförfrågan än. Den kan besvaras till ${formatDateTime(answerBy)}. Kan ni inte köra resan: avböj, så kan kunden fråga någon annan.`,
      ),
      facts(trip.sv(asked)),
      action('Visa förfrågan', requestUrl),
    ],
  }),
  en: ({ answerBy, requestUrl, ...asked }) => ({
    subject: `Reminder: quote request ${asked.from} – ${asked.to}`,
    blocks: [
      paragraph(
        `You have not answered this quote request yet. It can be answered until ${formatDateTime(answerBy)}. If you cannot drive the trip, reject it, so that the customer can ask somebody else.`,
      ),
      facts(trip.en(asked)),
      action('Show the request', requestUrl),
    ],
  }),
};

export const quoteRequestEnded: MailTemplate<'quoteRequestEnded'> = {
  sv: ({ operator, message, requestUrl, nextUrl, ...asked }) => ({
    subject: `${operator} ${message === null ? 'har inte svarat på' : 'avböjer'} er förfrågan ${asked.from} – ${asked.to}`,
    blocks: [
      paragraph(
        message === null
          ? `${operator} har inte svarat på er offertförfrågan i tid.`
          : `${operator} kan inte lämna någon offert den här gången.`,
      ),
      facts([...trip.sv(asked), ['Meddelande', message]]),
      ...(nextUrl
        ? [
            paragraph(
              'Ingen av dem ni frågade lämnar någon offert. Ni kan fråga de tre bussbolag som ligger närmast till härnäst.',
            ),
            action('Fråga fler bussbolag', nextUrl),
          ]
        : [action('Visa förfrågan', requestUrl)]),
    ],
  }),
  en: ({ operator, message, requestUrl, nextUrl, ...asked }) => ({
    subject: `${operator} ${message === null ? 'has not answered' : 'rejects'} your request ${asked.from} – ${asked.to}`,
    blocks: [
      paragraph(
        message === null
          ? `${operator} has not answered your quote request in time.`
          : `${operator} cannot give you a quote this time.`,
      ),
      facts([...trip.en(asked), ['Message', message]]),
      ...(nextUrl
        ? [
            paragraph('None of those you asked will give a quote. You can ask the next three bus companies.'),
            action('Ask more bus companies', nextUrl),
          ]
        : [action('Show the request', requestUrl)]),
    ],
  }),
};

export const quoteReceived: MailTemplate<'quoteReceived'> = {
  sv: ({ operator, validUntil, requestUrl, ...asked }) => ({
    subject: `Offert från ${operator}: ${asked.from} – ${asked.to}`,
    blocks: [
      paragraph(
        `${operator} har lämnat en offert. Bussen hålls åt er till ${formatDateTime(validUntil)}; till dess kan ni godkänna offerten.`,
      ),
      facts(trip.sv(asked)),
      action('Visa offerten', requestUrl),
    ],
  }),
  en: ({ operator, validUntil, requestUrl, ...asked }) => ({
    subject: `Quote from ${operator}: ${asked.from} – ${asked.to}`,
    blocks: [
      paragraph(
        `${operator} has given you a quote. The bus is held for you until ${formatDateTime(validUntil)}; you can accept the quote until then.`,
      ),
      facts(trip.en(asked)),
      action('Show the quote', requestUrl),
    ],
  }),
};

export const quoteOffered: MailTemplate<'quoteOffered'> = {
  sv: ({ validUntil, requestUrl, ...asked }, { brand }) => ({
    subject: `Vi har erbjudit er buss: ${asked.from} – ${asked.to}`,
    blocks: [
      paragraph(
        `${brand} har på telefon erbjudit en kund en resa med er, till priset i era prislistor. Bussen hålls till ${formatDateTime(validUntil)}. Godkänner och betalar kunden före dess får ni bokningen.`,
      ),
      facts(trip.sv(asked)),
      action('Visa resan', requestUrl),
    ],
  }),
  en: ({ validUntil, requestUrl, ...asked }, { brand }) => ({
    subject: `We have offered your bus: ${asked.from} – ${asked.to}`,
    blocks: [
      paragraph(
        `${brand} has offered a customer a trip with you by telephone, at the price of your price lists. The bus is held until ${formatDateTime(validUntil)}. If the customer accepts and pays before that, the booking is yours.`,
      ),
      facts(trip.en(asked)),
      action('Show the trip', requestUrl),
    ],
  }),
};

export const quoteClosed: MailTemplate<'quoteClosed'> = {
  sv: ({ isAnotherChosen, reason, requestUrl, ...asked }) => ({
    subject: `Er offert valdes inte: ${asked.from} – ${asked.to}`,
    blocks: [
      paragraph(
        isAnotherChosen
          ? 'Kunden har valt en annan offert. Bussen hålls inte längre.'
          : 'Kunden har avböjt er offert. Bussen hålls inte längre.',
      ),
      facts([...trip.sv(asked), ['Skäl', reason]]),
      action('Visa förfrågan', requestUrl),
    ],
  }),
  en: ({ isAnotherChosen, reason, requestUrl, ...asked }) => ({
    subject: `Your quote was not chosen: ${asked.from} – ${asked.to}`,
    blocks: [
      paragraph(
        isAnotherChosen
          ? 'The customer has chosen another quote. The bus is no longer held.'
          : 'The customer has rejected your quote. The bus is no longer held.',
      ),
      facts([...trip.en(asked), ['Reason', reason]]),
      action('Show the request', requestUrl),
    ],
  }),
};
