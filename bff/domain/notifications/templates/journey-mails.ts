import { formatDistance, formatDuration, formatTime, formatWhen } from '@formats';
import type { Language } from '../../shared/actor';
import { formatPhone } from '../../shared/shown-phone';
import { action, facts, greeting, paragraph, type MailSetting, type MailTemplate } from '../mail-content';
import type { MailTemplates } from '../mail-data';
import { numberFact, shortTripTitle } from '../trip-blocks';

/** For somebody at the roadside whose call is not answered: our own telephone, or our address if we have none. */
const orReachUs = {
  sv: ({ supportPhone, supportHours, supportEmail }: MailSetting) =>
    paragraph(
      `Når du dem inte? ${supportPhone ? `Ring oss på ${phoneAnd(supportPhone, supportHours.sv)}` : `Skriv till ${supportEmail}`}.`,
    ),
  en: ({ supportPhone, supportHours, supportEmail }: MailSetting) =>
    paragraph(
      `No answer? ${supportPhone ? `Call us on ${phoneAnd(supportPhone, supportHours.en)}` : `Write to ${supportEmail}`}.`,
    ),
};

const phoneAnd = (phone: string, hours: string) => formatPhone(phone) + (hours && ` (${hours})`);

export const journeyNotStarted: MailTemplate<'journeyNotStarted'> = {
  sv: ({ name, from, to, departure, pickup, operator, bookingUrl, ...known }, setting) => ({
    headline: 'Har bussen kommit?',
    about: shortTripTitle({ from, to, departure: departure ?? pickup }, 'sv'),
    blocks: [
      greeting(name, 'sv'),
      paragraph(
        'Bussen skulle ha hämtat er för en halvtimme sedan, men ingen har rapporterat att resan har startat. Har bussen kommit kan du bortse från det här mejlet.',
      ),
      paragraph(
        `Annars kan du ringa ${operator.name} på ${formatPhone(operator.emergencyPhone)}. Vi har också påmint dem.`,
      ),
      orReachUs.sv(setting),
      facts([['Påstigning från', formatWhen(pickup, 'sv')], numberFact(known, 'sv')]),
      action('Visa bokningen', bookingUrl),
    ],
  }),
  en: ({ name, from, to, departure, pickup, operator, bookingUrl, ...known }, setting) => ({
    headline: 'Has your bus arrived?',
    about: shortTripTitle({ from, to, departure: departure ?? pickup }, 'en'),
    blocks: [
      greeting(name, 'en'),
      paragraph(
        'The bus should have picked you up half an hour ago, but nobody has reported that the trip has started. If the bus has arrived, you can ignore this email.',
      ),
      paragraph(`If not, call ${operator.name} on ${formatPhone(operator.emergencyPhone)}. We have reminded them too.`),
      orReachUs.en(setting),
      facts([['Boarding from', formatWhen(pickup, 'en')], numberFact(known, 'en')]),
      action('View the booking', bookingUrl),
    ],
  }),
};

const deviationWords = {
  sv: { cause: 'Orsak', metres: 'Extra körning', minutes: 'Extra tid' },
  en: { cause: 'Cause', metres: 'Extra distance', minutes: 'Extra time' },
} as const;

/** What the company has reported: what an objection is about. */
function deviationFacts(data: Omit<MailTemplates['deviationToInvoice'], 'name'>, language: Language) {
  const { cause, extraMetres, extraMinutes } = data;
  const t = deviationWords[language];
  return facts([
    [t.cause, cause],
    [t.metres, extraMetres > 0 ? formatDistance(extraMetres, language) : null],
    [t.minutes, extraMinutes > 0 ? formatDuration(extraMinutes * 60, language) : null],
    numberFact(data, language),
  ]);
}

export const deviationToInvoice: MailTemplate<'deviationToInvoice'> = {
  sv: ({ name, ...data }) => ({
    headline: 'Extra kostnad för din resa',
    about: data.departure ? shortTripTitle({ ...data, departure: data.departure }, 'sv') : `${data.from} – ${data.to}`,
    blocks: [
      greeting(name, 'sv'),
      paragraph(
        `${data.operator} har rapporterat att din resa inte blev som planerat, och att det tillkommer en kostnad. Det här är rapporterat:`,
      ),
      deviationFacts(data, 'sv'),
      paragraph(
        'Vi återkommer om beloppet och hur det betalas. Stämmer något inte? Svara på det här mejlet, så tar vi upp det med bussbolaget.',
      ),
      action('Visa bokningen', data.bookingUrl),
    ],
  }),
  en: ({ name, ...data }) => ({
    headline: 'Extra cost for your trip',
    about: data.departure ? shortTripTitle({ ...data, departure: data.departure }, 'en') : `${data.from} – ${data.to}`,
    blocks: [
      greeting(name, 'en'),
      paragraph(
        `${data.operator} has reported that your trip did not go as planned and that there is an extra cost. This is what was reported:`,
      ),
      deviationFacts(data, 'en'),
      paragraph(
        'We will get back to you about the amount and how to pay it. Is anything wrong? Reply to this email, and we will take it up with the bus company.',
      ),
      action('View the booking', data.bookingUrl),
    ],
  }),
};

export const busOnItsWay: MailTemplate<'busOnItsWay'> = {
  sv: ({ name, about, bookingNumber, operator, againFrom, bookingUrl }, setting) => ({
    headline: 'Bussen är på väg',
    about: about ? shortTripTitle(about, 'sv') : `bokning ${bookingNumber}`,
    blocks: [
      greeting(name, 'sv'),
      paragraph(
        `${operator.name} svarar att bussen är på väg till er. Du når dem på ${formatPhone(operator.emergencyPhone)}.`,
      ),
      orReachUs.sv(setting),
      paragraph(`Har den inte kommit kl. ${formatTime(againFrom)} kan du säga till igen på bokningens sida.`),
      action('Visa bokningen', bookingUrl),
    ],
  }),
  en: ({ name, about, bookingNumber, operator, againFrom, bookingUrl }, setting) => ({
    headline: 'Your bus is on its way',
    about: about ? shortTripTitle(about, 'en') : `booking ${bookingNumber}`,
    blocks: [
      greeting(name, 'en'),
      paragraph(
        `${operator.name} says that the bus is on its way to you. You can reach them on ${formatPhone(operator.emergencyPhone)}.`,
      ),
      orReachUs.en(setting),
      paragraph(`If it has not arrived by ${formatTime(againFrom)}, you can tell us again on the booking page.`),
      action('View the booking', bookingUrl),
    ],
  }),
};

export const busChanged: MailTemplate<'busChanged'> = {
  sv: ({ name, from, to, departure, operator, model, registrationNumber, seats, bookingUrl, ...known }) => ({
    headline: 'Ny buss för din resa',
    about: shortTripTitle({ from, to, departure }, 'sv'),
    blocks: [
      greeting(name, 'sv'),
      paragraph(`${operator} kör din resa med en annan buss än den du bokade. Tider, pris och villkor är desamma.`),
      facts([
        ['Buss', [model, registrationNumber].filter(Boolean).join(', ')],
        ['Platser', String(seats)],
        numberFact(known, 'sv'),
      ]),
      action('Visa bokningen', bookingUrl),
    ],
  }),
  en: ({ name, from, to, departure, operator, model, registrationNumber, seats, bookingUrl, ...known }) => ({
    headline: 'New bus for your trip',
    about: shortTripTitle({ from, to, departure }, 'en'),
    blocks: [
      greeting(name, 'en'),
      paragraph(`${operator} will use a different bus from the one you booked. Times, price and terms stay the same.`),
      facts([
        ['Bus', [model, registrationNumber].filter(Boolean).join(', ')],
        ['Seats', String(seats)],
        numberFact(known, 'en'),
      ]),
      action('View the booking', bookingUrl),
    ],
  }),
};
