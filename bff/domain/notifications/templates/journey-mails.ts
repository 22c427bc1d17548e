import { formatDateTime } from '@formats';
import { action, facts, paragraph, type MailTemplate } from '../mail-content';

export const journeyNotStarted: MailTemplate<'journeyNotStarted'> = {
  sv: ({ bookingNumber, from, to, pickup, operator, bookingUrl }) => ({
    subject: `Har bussen kommit? Bokning ${bookingNumber}`,
    blocks: [
      paragraph(
        'Bussen skulle ha hämtat er för en halvtimme sedan, men ingen har rapporterat att resan har startat. Har bussen kommit kan du bortse från det här mejlet.',
      ),
      paragraph(`Annars: ring ${operator.name} på ${operator.emergencyPhone}. Vi har påmint dem också.`),
      facts([
        ['Resa', `${from} – ${to}`],
        ['Upphämtning', formatDateTime(pickup)],
        ['Bokning', bookingNumber],
      ]),
      action('Visa bokningen', bookingUrl),
    ],
  }),
  en: ({ bookingNumber, from, to, pickup, operator, bookingUrl }) => ({
    subject: `Has the bus come? Booking ${bookingNumber}`,
    blocks: [
      paragraph(
        'The bus should have picked you up half an hour ago, but nobody has reported that the trip has started. If the bus has come, ignore this email.',
      ),
      paragraph(`If not, call ${operator.name} on ${operator.emergencyPhone}. We have reminded them too.`),
      facts([
        ['Trip', `${from} – ${to}`],
        ['Pick-up', formatDateTime(pickup)],
        ['Booking', bookingNumber],
      ]),
      action('Show the booking', bookingUrl),
    ],
  }),
};

export const deviationToInvoice: MailTemplate<'deviationToInvoice'> = {
  sv: ({ bookingNumber, from, to, operator, cause, bookingUrl }) => ({
    subject: `En avvikelse faktureras: bokning ${bookingNumber}`,
    blocks: [
      paragraph(
        `Något blev annorlunda än planerat under er resa med ${operator}, och det tillkommer en kostnad. Ni får en faktura på den.`,
      ),
      facts([
        ['Resa', `${from} – ${to}`],
        ['Orsak', cause],
        ['Bokning', bookingNumber],
      ]),
      action('Visa bokningen', bookingUrl),
    ],
  }),
  en: ({ bookingNumber, from, to, operator, cause, bookingUrl }) => ({
    subject: `A deviation will be invoiced: booking ${bookingNumber}`,
    blocks: [
      paragraph(
        `Something went otherwise than planned on your trip with ${operator}, and there is an extra cost. You will get an invoice for it.`,
      ),
      facts([
        ['Trip', `${from} – ${to}`],
        ['Cause', cause],
        ['Booking', bookingNumber],
      ]),
      action('Show the booking', bookingUrl),
    ],
  }),
};

export const busOnItsWay: MailTemplate<'busOnItsWay'> = {
  sv: ({ bookingNumber, operator, againFrom, bookingUrl }) => ({
    subject: `Bussen är på väg. Bokning ${bookingNumber}`,
    blocks: [
      paragraph(`${operator.name} svarar att bussen är på väg till er. Ring dem på ${operator.emergencyPhone}.`),
      paragraph(
        `Har den fortfarande inte kommit ${formatDateTime(againFrom)} kan du meddela det igen på bokningens sida.`,
      ),
      action('Visa bokningen', bookingUrl),
    ],
  }),
  en: ({ bookingNumber, operator, againFrom, bookingUrl }) => ({
    subject: `The bus is on its way. Booking ${bookingNumber}`,
    blocks: [
      paragraph(`${operator.name} answers that the bus is on its way to you. Call them on ${operator.emergencyPhone}.`),
      paragraph(
        `If it still has not come at ${formatDateTime(againFrom)}, you can tell us again on the booking’s page.`,
      ),
      action('Show the booking', bookingUrl),
    ],
  }),
};

export const busChanged: MailTemplate<'busChanged'> = {
  sv: ({ bookingNumber, from, to, departure, operator, model, registrationNumber, seats, bookingUrl }) => ({
    subject: `En annan buss kör er resa. Bokning ${bookingNumber}`,
    blocks: [
      paragraph(`${operator} kör er resa med en annan buss än den ni bokade. Tider, priser och villkor är desamma.`),
      facts([
        ['Resa', `${from} – ${to}`],
        ['Avresa', formatDateTime(departure)],
        ['Buss', [model, registrationNumber].filter(Boolean).join(', ')],
        ['Platser', String(seats)],
        ['Bokning', bookingNumber],
      ]),
      action('Visa bokningen', bookingUrl),
    ],
  }),
  en: ({ bookingNumber, from, to, departure, operator, model, registrationNumber, seats, bookingUrl }) => ({
    subject: `Another bus drives your trip. Booking ${bookingNumber}`,
    blocks: [
      paragraph(
        `${operator} drives your trip with another bus than the one you booked. Times, prices and terms are the same.`,
      ),
      facts([
        ['Trip', `${from} – ${to}`],
        ['Departure', formatDateTime(departure)],
        ['Bus', [model, registrationNumber].filter(Boolean).join(', ')],
        ['Seats', String(seats)],
        ['Booking', bookingNumber],
      ]),
      action('Show the booking', bookingUrl),
    ],
  }),
};
