import { formatWhen } from '@formats';
import { action, facts, greeting, type MailTemplate, paragraph } from '../mail-content';

const statusTexts = {
  sv: {
    active: ['är avtalskund', 'Ni kan boka som avtalskund, och era användare kan logga in.'],
    suspended: [
      'är pausad som avtalskund',
      'Tills vidare kan ni inte boka något nytt. Det som redan är bokat gäller, och era användare kan logga in som vanligt.',
    ],
    inactive: ['är inte längre avtalskund', 'Era användare kan inte logga in längre.'],
  },
  en: {
    active: ['is a contract customer', 'You can book as a contract customer, and your users can log in.'],
    suspended: [
      'is suspended as a contract customer',
      'You cannot book anything new for now. Existing bookings go ahead as planned, and your users can log in as usual.',
    ],
    inactive: ['is no longer a contract customer', 'Your users can no longer log in.'],
  },
} as const;

export const organisationStatusChanged: MailTemplate<'organisationStatusChanged'> = {
  sv: ({ organisationName, status, reason }, { brand }) => ({
    headline: `${organisationName} ${statusTexts.sv[status][0]} hos ${brand}`,
    blocks: [
      greeting('', 'sv'),
      paragraph(statusTexts.sv[status][1]),
      facts([['Anledning', reason]]),
      paragraph('Svara på det här mejlet om något är fel.'),
    ],
  }),
  en: ({ organisationName, status, reason }, { brand }) => ({
    headline: `${organisationName} ${statusTexts.en[status][0]} on ${brand}`,
    blocks: [
      greeting('', 'en'),
      paragraph(statusTexts.en[status][1]),
      facts([['Reason', reason]]),
      paragraph('Reply to this email if something is wrong.'),
    ],
  }),
};

export const unitTripsHandedOver: MailTemplate<'unitTripsHandedOver'> = {
  sv: ({ name, unitName, trips, listUrl }) => ({
    headline: `Du är nu kontaktperson för resor som ${unitName} har bokat`,
    blocks: [
      greeting(name, 'sv'),
      paragraph(
        `Den som bokade de här resorna åt ${unitName} har inte längre något konto. Resorna gäller som förut. Eftersom du bokar för enheten är det dig vi och bussbolaget hör av oss till från och med nu.`,
      ),
      facts(
        trips.map(({ number, from, to, departure }) => [formatWhen(departure, 'sv'), `${from} – ${to} (${number})`]),
      ),
      paragraph('Ska någon annan vara kontaktperson? Svara på det här mejlet.'),
      action('Visa enhetens ordrar', listUrl),
    ],
  }),
  en: ({ name, unitName, trips, listUrl }) => ({
    headline: `You are now the contact for trips that ${unitName} has booked`,
    blocks: [
      greeting(name, 'en'),
      paragraph(
        `The person who booked these trips for ${unitName} no longer has an account. The trips go ahead as planned. Since you book for the unit, we and the bus company will contact you from now on.`,
      ),
      facts(
        trips.map(({ number, from, to, departure }) => [formatWhen(departure, 'en'), `${from} – ${to} (${number})`]),
      ),
      paragraph('If someone else should be the contact, reply to this email.'),
      action('View the unit’s orders', listUrl),
    ],
  }),
};
