import { formatTime, formatWhen } from '@formats';
import { formatPhone } from '../../shared/shown-phone';
import { action, facts, greeting, paragraph, type MailTemplate } from '../mail-content';
import { numberFact, shortTripTitle } from '../trip-blocks';

export const journeyNotStarted: MailTemplate<'journeyNotStarted'> = {
  sv: ({ name, from, to, pickup, operator, bookingUrl, ...known }) => ({
    subject: `Har bussen kommit? ${shortTripTitle({ from, to, departure: pickup }, 'sv')}`,
    blocks: [
      greeting(name, 'sv'),
      paragraph(
        'Bussen skulle ha hämtat er för en halvtimme sedan, men ingen har rapporterat att resan har startat. Har bussen kommit kan du bortse från det här mejlet.',
      ),
      paragraph(
        `Annars kan du ringa ${operator.name} på ${formatPhone(operator.emergencyPhone)}. Vi har också påmint dem.`,
      ),
      facts([['Resa', `${from} – ${to}`], ['Upphämtning', formatWhen(pickup, 'sv')], numberFact(known, 'sv')]),
      action('Visa bokningen', bookingUrl),
    ],
  }),
  en: ({ name, from, to, pickup, operator, bookingUrl, ...known }) => ({
    subject: `Has your bus arrived? ${shortTripTitle({ from, to, departure: pickup }, 'en')}`,
    blocks: [
      greeting(name, 'en'),
      paragraph(
        'The bus should have picked you up half an hour ago, but nobody has reported that the trip has started. If the bus has arrived, you can ignore this email.',
      ),
      paragraph(`If not, call ${operator.name} on ${formatPhone(operator.emergencyPhone)}. We have reminded them too.`),
      facts([['Trip', `${from} – ${to}`], ['Pick-up', formatWhen(pickup, 'en')], numberFact(known, 'en')]),
      action('View the booking', bookingUrl),
    ],
  }),
};

export const deviationToInvoice: MailTemplate<'deviationToInvoice'> = {
  sv: ({ name, from, to, departure, operator, cause, bookingUrl, ...known }) => ({
    subject: `En avvikelse faktureras: ${departure ? shortTripTitle({ from, to, departure }, 'sv') : `${from} – ${to}`}`,
    blocks: [
      greeting(name, 'sv'),
      paragraph(
        `Er resa med ${operator} blev inte riktigt som planerat, och det tillkommer en kostnad. Ni får en faktura på den.`,
      ),
      facts([['Resa', `${from} – ${to}`], ['Orsak', cause], numberFact(known, 'sv')]),
      action('Visa bokningen', bookingUrl),
    ],
  }),
  en: ({ name, from, to, departure, operator, cause, bookingUrl, ...known }) => ({
    subject: `Extra cost for your trip: ${departure ? shortTripTitle({ from, to, departure }, 'en') : `${from} – ${to}`}`,
    blocks: [
      greeting(name, 'en'),
      paragraph(
        `Your trip with ${operator} did not go quite as planned, and there is an extra cost. You will get an invoice for it.`,
      ),
      facts([['Trip', `${from} – ${to}`], ['Cause', cause], numberFact(known, 'en')]),
      action('View the booking', bookingUrl),
    ],
  }),
};

export const busOnItsWay: MailTemplate<'busOnItsWay'> = {
  sv: ({ name, about, bookingNumber, operator, againFrom, bookingUrl }) => ({
    subject: `Bussen är på väg: ${about ? shortTripTitle(about, 'sv') : `bokning ${bookingNumber}`}`,
    blocks: [
      greeting(name, 'sv'),
      paragraph(
        `${operator.name} svarar att bussen är på väg till er. Du når dem på ${formatPhone(operator.emergencyPhone)}.`,
      ),
      paragraph(`Har den inte kommit kl. ${formatTime(againFrom)} kan du säga till igen på bokningens sida.`),
      action('Visa bokningen', bookingUrl),
    ],
  }),
  en: ({ name, about, bookingNumber, operator, againFrom, bookingUrl }) => ({
    subject: `Your bus is on its way: ${about ? shortTripTitle(about, 'en') : `booking ${bookingNumber}`}`,
    blocks: [
      greeting(name, 'en'),
      paragraph(
        `${operator.name} says that the bus is on its way to you. You can reach them on ${formatPhone(operator.emergencyPhone)}.`,
      ),
      paragraph(`If it has not arrived by ${formatTime(againFrom)}, you can tell us again on the booking page.`),
      action('View the booking', bookingUrl),
    ],
  }),
};

export const busChanged: MailTemplate<'busChanged'> = {
  sv: ({ name, from, to, departure, operator, model, registrationNumber, seats, bookingUrl, ...known }) => ({
    subject: `Ny buss för er resa: ${shortTripTitle({ from, to, departure }, 'sv')}`,
    blocks: [
      greeting(name, 'sv'),
      paragraph(`${operator} kör er resa med en annan buss än den ni bokade. Tider, pris och villkor är desamma.`),
      facts([
        ['Resa', `${from} – ${to}`],
        ['Avresa', formatWhen(departure, 'sv')],
        ['Buss', [model, registrationNumber].filter(Boolean).join(', ')],
        ['Platser', String(seats)],
        numberFact(known, 'sv'),
      ]),
      action('Visa bokningen', bookingUrl),
    ],
  }),
  en: ({ name, from, to, departure, operator, model, registrationNumber, seats, bookingUrl, ...known }) => ({
    subject: `New bus for your trip: ${shortTripTitle({ from, to, departure }, 'en')}`,
    blocks: [
      greeting(name, 'en'),
      paragraph(`${operator} will use a different bus from the one you booked. Times, price and terms stay the same.`),
      facts([
        ['Trip', `${from} – ${to}`],
        ['Departure', formatWhen(departure, 'en')],
        ['Bus', [model, registrationNumber].filter(Boolean).join(', ')],
        ['Seats', String(seats)],
        numberFact(known, 'en'),
      ]),
      action('View the booking', bookingUrl),
    ],
  }),
};
