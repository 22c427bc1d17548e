import { formatDateTime, formatMoney } from '@formats';
import { departureOf, tripName, type Trip } from '../../documents';
import { action, facts, heading, greeting, paragraph, type MailTemplate } from '../mail-content';
import { contactBlocks, operatorBlocks, priceBlocks, termBlocks, tripBlocks } from '../trip-blocks';

/** `Uppsala – Gävle 2027-03-10 08:00`. */
const what = (trip: Trip): string => `${tripName(trip)} ${formatDateTime(departureOf(trip))}`;

export const bookingConfirmation: MailTemplate<'bookingConfirmation'> = {
  sv: ({ trip, price, terms, paidBy, orderUrl }) => ({
    subject: `Bokningen är klar: ${what(trip)}`,
    blocks: [
      greeting(trip.contact.name, 'sv'),
      paragraph(
        paidBy === 'card'
          ? `Tack, betalningen har kommit fram och bussen är bokad hos ${trip.operator.name}.`
          : `Tack, bussen är bokad hos ${trip.operator.name}. Fakturan kommer för sig.`,
      ),
      ...tripBlocks(trip, 'sv'),
      ...operatorBlocks(trip, 'sv'),
      ...priceBlocks(price, 'sv'),
      ...termBlocks(terms, 'sv'),
      paragraph('Resan finns som kalenderfil i bilagan. Kvittot, ändringar och avbokning finns på bokningens sida.'),
      action('Visa bokningen', orderUrl),
    ],
  }),
  en: ({ trip, price, terms, paidBy, orderUrl }) => ({
    subject: `Your booking is confirmed: ${what(trip)}`,
    blocks: [
      greeting(trip.contact.name, 'en'),
      paragraph(
        paidBy === 'card'
          ? `Thank you, the payment has arrived and the bus is booked with ${trip.operator.name}.`
          : `Thank you, the bus is booked with ${trip.operator.name}. The invoice comes separately.`,
      ),
      ...tripBlocks(trip, 'en'),
      ...operatorBlocks(trip, 'en'),
      ...priceBlocks(price, 'en'),
      ...termBlocks(terms, 'en'),
      paragraph(
        'The trip is attached as a calendar file. The receipt, changes and cancellation are on the booking’s page.',
      ),
      action('Show the booking', orderUrl),
    ],
  }),
};

export const operatorBookingConfirmation: MailTemplate<'operatorBookingConfirmation'> = {
  sv: ({ trip, operatorPrice, comment, specialRequests, orderUrl }) => ({
    subject: `Ny bokning: ${what(trip)}`,
    blocks: [
      paragraph(`${trip.operator.name} har fått en bokning som är betald eller går på faktura.`),
      ...tripBlocks(trip, 'sv'),
      ...contactBlocks(trip, 'sv'),
      heading('Övrigt'),
      facts([
        ['Er ersättning utan moms', formatMoney(operatorPrice, { decimals: true })],
        ['Kommentar', comment],
        ['Önskemål', specialRequests],
      ]),
      paragraph('Tiderna finns som kalenderfil i bilagan.'),
      action('Visa bokningen', orderUrl),
    ],
  }),
  en: ({ trip, operatorPrice, comment, specialRequests, orderUrl }) => ({
    subject: `New booking: ${what(trip)}`,
    blocks: [
      paragraph(`${trip.operator.name} has a booking that is paid, or on invoice.`),
      ...tripBlocks(trip, 'en'),
      ...contactBlocks(trip, 'en'),
      heading('Also'),
      facts([
        ['Your price without tax', formatMoney(operatorPrice, { decimals: true })],
        ['Comment', comment],
        ['Requests', specialRequests],
      ]),
      paragraph('The times are attached as a calendar file.'),
      action('Show the booking', orderUrl),
    ],
  }),
};
