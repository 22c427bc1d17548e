import { formatWhen } from '@formats';
import type { Language } from '../../shared/actor';
import { action, facts, paragraph, type MailTemplate } from '../mail-content';
import type { MailTemplates } from '../mail-data';

type OperatorAlert = MailTemplates['operatorAlert']['alert'];
type AdministratorAlert = MailTemplates['administratorAlert']['alert'];

const operatorTexts: Record<Language, Record<OperatorAlert, [subject: string, advice: string]>> = {
  sv: {
    journeyNotStarted: [
      'Resan har inte rapporterats som startad',
      'Upphämtningen skulle ha skett för 30 minuter sedan. Rapportera starten, eller ring kunden om något har hänt.',
    ],
    busMissing: [
      'Kunden säger att bussen inte har kommit',
      'Svara inom 15 minuter på bokningens sida: rapportera att körningen har startat, eller att bussen är på väg. Annars räknas bokningen som avbokad av er. Kunden får då alla pengar tillbaka, och avdraget för sena avbokningar gäller.',
    ],
    externalLockRefused: [
      'Bussen är bokad och kunde inte spärras',
      'Ert eget system försökte spärra bussen under en tid som redan är bokad. Bokningen gäller. Flytta spärren, eller avboka.',
    ],
  },
  en: {
    journeyNotStarted: [
      'The journey has not been reported as started',
      'Pick-up should have been 30 minutes ago. Report the start, or call the customer if something has happened.',
    ],
    busMissing: [
      'The customer says that the bus has not arrived',
      'Answer within 15 minutes on the booking’s page: report that the journey has started, or that the bus is on its way. Otherwise the booking counts as cancelled by you. The customer then gets a full refund, and the penalty for late cancellations applies.',
    ],
    externalLockRefused: [
      'The bus is booked and could not be locked',
      'Your own system tried to lock the bus for a time that is already booked. The booking remains valid. Move the lock, or cancel the booking.',
    ],
  },
};

export const operatorAlert: MailTemplate<'operatorAlert'> = {
  sv: ({ alert, bookingNumber, registrationNumber, starts, ends, url }) => ({
    subject: `${operatorTexts.sv[alert][0]}: ${registrationNumber}, ${formatWhen(starts, 'sv')}`,
    blocks: [
      paragraph(operatorTexts.sv[alert][1]),
      facts([
        ['Bokning', bookingNumber],
        ['Buss', registrationNumber],
        ['Tid', `${formatWhen(starts, 'sv')} – ${formatWhen(ends, 'sv')}`],
      ]),
      action('Visa bokningen', url),
    ],
  }),
  en: ({ alert, bookingNumber, registrationNumber, starts, ends, url }) => ({
    subject: `${operatorTexts.en[alert][0]}: ${registrationNumber}, ${formatWhen(starts, 'en')}`,
    blocks: [
      paragraph(operatorTexts.en[alert][1]),
      facts([
        ['Booking', bookingNumber],
        ['Bus', registrationNumber],
        ['Time', `${formatWhen(starts, 'en')} – ${formatWhen(ends, 'en')}`],
      ]),
      action('View the booking', url),
    ],
  }),
};

const administratorTexts: Record<Language, Record<AdministratorAlert, [subject: string, advice: string]>> = {
  sv: {
    paymentMismatch: [
      'En betalning stämmer inte med sin order',
      'Belopp, valuta eller order skiljer sig. Inget har bokats för betalningen, och den betalas tillbaka.',
    ],
    paymentDifference: [
      'Vi och betaltjänsten har olika uppgifter',
      'Avstämningen kunde inte rätta skillnaden själv. Jämför betalningen hos betaltjänsten med vår.',
    ],
    refundFailed: [
      'En återbetalning kom inte fram',
      'Banken tog inte emot den. Kunden har fått veta det och ombetts höra av sig.',
    ],
    paymentIssue: [
      'Ett betalningsärende väntar',
      'En tvist, eller en återbetalning som inte är vår. Öppna ärendet i administrationen. En tvist ska besvaras hos betaltjänsten innan tiden går ut.',
    ],
    messageGivenUp: [
      'Ett utgående meddelande kunde inte skickas',
      'Vi försöker inte igen automatiskt. Raden finns kvar i tabellen outbox.',
    ],
    jobFailing: ['Ett schemalagt jobb misslyckas', 'Vi försöker igen, men det har misslyckats flera gånger i rad.'],
    applicationReceived: ['Ett bussbolag ansöker om att vara med', 'Läs ansökan, och godkänn eller avslå den.'],
  },
  en: {
    paymentMismatch: [
      'A payment does not match its order',
      'The amount, currency or order differs. Nothing has been booked for the payment, and it will be refunded.',
    ],
    paymentDifference: [
      'Our records and the payment provider’s differ',
      'Reconciliation could not settle the difference by itself. Compare the payment at the provider with ours.',
    ],
    refundFailed: [
      'A refund did not arrive',
      'The bank did not accept it. The customer has been told, and asked to get in touch.',
    ],
    paymentIssue: [
      'A payment issue is waiting',
      'A dispute, or a refund that is not ours. Open the issue in the administration. A dispute must be answered at the payment provider before the deadline.',
    ],
    messageGivenUp: [
      'An outgoing message could not be sent',
      'It will not be retried automatically. Its row is still in the table outbox.',
    ],
    jobFailing: ['A scheduled job is failing', 'It will be retried, but has failed several times in a row.'],
    applicationReceived: ['A bus company has applied to join', 'Read the application, and approve or decline it.'],
  },
};

export const administratorAlert: MailTemplate<'administratorAlert'> = {
  sv: ({ alert, facts: known }) => ({
    subject: administratorTexts.sv[alert][0],
    blocks: [paragraph(administratorTexts.sv[alert][1]), facts(named(known))],
  }),
  en: ({ alert, facts: known }) => ({
    subject: administratorTexts.en[alert][0],
    blocks: [paragraph(administratorTexts.en[alert][1]), facts(named(known))],
  }),
};

const named = (known: MailTemplates['administratorAlert']['facts']) =>
  Object.entries(known).map(([name, value]) => [name, value === null ? null : String(value)] as const);
