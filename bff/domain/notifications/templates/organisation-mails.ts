import { formatDateTime } from '@formats';
import { action, facts, greeting, type MailTemplate, paragraph } from '../mail-content';

const statusTexts = {
  sv: {
    active: ['är avtalskund', 'Ni kan boka som avtalskund, och era användare kan logga in.'],
    suspended: [
      'är pausad som avtalskund',
      'Ni kan inte boka något nytt så länge. Det som redan är bokat gäller, och era användare kan logga in som vanligt.',
    ],
    inactive: ['är inte längre avtalskund', 'Era användare kan inte logga in längre.'],
  },
  en: {
    active: ['is a deal customer', 'You can book as a deal customer, and your users can log in.'],
    suspended: [
      'is suspended as a deal customer',
      'You cannot book anything new for now. What is booked stands, and your users can log in as usual.',
    ],
    inactive: ['is no longer a deal customer', 'Your users cannot log in any more.'],
  },
} as const;

export const organisationStatusChanged: MailTemplate<'organisationStatusChanged'> = {
  sv: ({ organisationName, status, reason }, { brand }) => ({
    subject: `${organisationName} ${statusTexts.sv[status][0]} hos ${brand}`,
    blocks: [
      paragraph(statusTexts.sv[status][1]),
      facts([['Skäl', reason]]),
      paragraph('Svara på det här mejlet om något är fel.'),
    ],
  }),
  en: ({ organisationName, status, reason }, { brand }) => ({
    subject: `${organisationName} ${statusTexts.en[status][0]} at ${brand}`,
    blocks: [
      paragraph(statusTexts.en[status][1]),
      facts([['Reason', reason]]),
      paragraph('Reply to this email if something is wrong.'),
    ],
  }),
};

export const unitTripsHandedOver: MailTemplate<'unitTripsHandedOver'> = {
  sv: ({ name, unitName, trips, listUrl }) => ({
    subject: `Du är nu kontaktperson för resor som ${unitName} har bokat`,
    blocks: [
      greeting(name, 'sv'),
      paragraph(
        `Den som bokade de här resorna åt ${unitName} har inte längre något konto. Resorna gäller som förut. Du bokar för enheten, så det är dig vi och bussbolaget hör av oss till nu.`,
      ),
      facts(trips.map(({ number, from, to, departure }) => [formatDateTime(departure), `${from} – ${to} (${number})`])),
      paragraph('Ska någon annan vara kontaktperson? Svara på det här mejlet.'),
      action('Visa enhetens köp', listUrl),
    ],
  }),
  en: ({ name, unitName, trips, listUrl }) => ({
    subject: `You are now the contact for trips that ${unitName} has booked`,
    blocks: [
      greeting(name, 'en'),
      paragraph(
        `The person who booked these trips for ${unitName} no longer has an account. The trips stand as before. You book for the unit, so we and the bus company write to you from now on.`,
      ),
      facts(trips.map(({ number, from, to, departure }) => [formatDateTime(departure), `${from} – ${to} (${number})`])),
      paragraph('Should somebody else be the contact? Reply to this email.'),
      action('Show the unit’s purchases', listUrl),
    ],
  }),
};
