import { departureOf } from '../../documents';
import type { Language } from '../../shared/actor';
import { action, type Block, facts, heading, greeting, paragraph, sums, type MailTemplate } from '../mail-content';
import { hasReceipt, type MailTemplates } from '../mail-data';
import { contactBlocks, priceBlocks, termBlocks, tripBlocks, tripTitle } from '../trip-blocks';

/** What the organisation's bookkeeping asks for. */
function unitBlocks(unit: MailTemplates['bookingConfirmation']['unit'], language: Language): Block[] {
  if (!unit) return [];
  const [name, costCenter] = language === 'sv' ? ['Enhet', 'Kostnadsställe'] : ['Unit', 'Cost centre'];
  return [
    facts([
      [name, unit.name],
      [costCenter, unit.costCenter],
    ]),
  ];
}

export const bookingConfirmation: MailTemplate<'bookingConfirmation'> = {
  sv: ({ orderUrl, ...booked }) => ({
    headline: booked.isMoved ? 'Din nya buss är bokad' : 'Bokningen är klar',
    about: tripTitle(booked.trip, 'sv'),
    blocks: [
      greeting(booked.trip.contact.name, 'sv'),
      paragraph(
        booked.isMoved
          ? `Bussen du valde är bokad hos ${booked.trip.operator.name}, till samma pris som förut.`
          : booked.paidBy === 'card'
            ? `Tack! Betalningen har gått igenom och resan är bokad hos ${booked.trip.operator.name}.`
            : `Tack! Resan är bokad hos ${booked.trip.operator.name}. Fakturan kommer separat.`,
      ),
      paragraph(
        hasReceipt(booked)
          ? 'Kvittot och en kalenderfil med resan är bifogade.'
          : 'En kalenderfil med resan är bifogad.',
      ),
      action('Visa, ändra eller avboka', orderUrl),
      ...tripBlocks(booked.trip, 'sv', { withCompany: true }),
      ...priceBlocks(booked.price, 'sv'),
      ...unitBlocks(booked.unit, 'sv'),
      ...termBlocks(booked.terms, departureOf(booked.trip), 'sv'),
    ],
  }),
  en: ({ orderUrl, ...booked }) => ({
    headline: booked.isMoved ? 'Your new bus is booked' : 'Your booking is confirmed',
    about: tripTitle(booked.trip, 'en'),
    blocks: [
      greeting(booked.trip.contact.name, 'en'),
      paragraph(
        booked.isMoved
          ? `The bus you chose is booked with ${booked.trip.operator.name}, at the same price as before.`
          : booked.paidBy === 'card'
            ? `Thank you! Your payment has gone through, and your trip is booked with ${booked.trip.operator.name}.`
            : `Thank you! Your trip is booked with ${booked.trip.operator.name}. The invoice will be sent separately.`,
      ),
      paragraph(
        hasReceipt(booked)
          ? 'The receipt and a calendar file with the trip are attached.'
          : 'A calendar file with the trip is attached.',
      ),
      action('View, change or cancel', orderUrl),
      ...tripBlocks(booked.trip, 'en', { withCompany: true }),
      ...priceBlocks(booked.price, 'en'),
      ...unitBlocks(booked.unit, 'en'),
      ...termBlocks(booked.terms, departureOf(booked.trip), 'en'),
    ],
  }),
};

export const operatorBookingConfirmation: MailTemplate<'operatorBookingConfirmation'> = {
  sv: ({ trip, operatorPrice, comment, specialRequests, orderUrl }) => ({
    headline: 'Ny bokning',
    about: tripTitle(trip, 'sv'),
    blocks: [
      greeting('', 'sv'),
      paragraph(`${trip.operator.name} har fått en ny bokning. En kalenderfil med tiderna är bifogad.`),
      action('Visa bokningen', orderUrl),
      ...tripBlocks(trip, 'sv', { toCustomer: false }),
      ...contactBlocks(trip, 'sv'),
      heading('Pris och önskemål'),
      sums([['Ert pris exkl. moms', operatorPrice]], 'sv'),
      facts([
        ['Meddelande', comment],
        ['Önskemål', specialRequests],
      ]),
    ],
  }),
  en: ({ trip, operatorPrice, comment, specialRequests, orderUrl }) => ({
    headline: 'New booking',
    about: tripTitle(trip, 'en'),
    blocks: [
      greeting('', 'en'),
      paragraph(`${trip.operator.name} has a new booking. A calendar file with the times is attached.`),
      action('View the booking', orderUrl),
      ...tripBlocks(trip, 'en', { toCustomer: false }),
      ...contactBlocks(trip, 'en'),
      heading('Price and requests'),
      sums([['Your price excl. VAT', operatorPrice]], 'en'),
      facts([
        ['Message', comment],
        ['Special requests', specialRequests],
      ]),
    ],
  }),
};
