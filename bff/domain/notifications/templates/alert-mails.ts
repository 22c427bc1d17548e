import { formatPeriod, formatWhen } from '@formats';
import type { Language } from '../../shared/actor';
import { action, facts, paragraph, type Block, type MailTemplate, greeting } from '../mail-content';
import type { MailTemplates } from '../mail-data';

type OperatorAlert = MailTemplates['operatorAlert']['alert'];
type AdministratorAlert = MailTemplates['administratorAlert']['alert'];

const operatorTexts: Record<Language, Record<OperatorAlert, [headline: string, advice: string]>> = {
  sv: {
    journeyNotStarted: [
      'Resan har inte rapporterats som startad',
      'Påstigningen skulle ha börjat för 30 minuter sedan. Rapportera starten, eller ring kunden om något har hänt.',
    ],
    busMissing: [
      'Kunden säger att bussen inte har kommit',
      'Svara inom 15 minuter på bokningens sida: rapportera att körningen har startat, eller att bussen är på väg. Annars räknas bokningen som avbokad av er. Kunden får då alla pengar tillbaka, och avdraget för sena avbokningar gäller.',
    ],
    externalLockRefused: [
      'Bussen är bokad och kunde inte spärras',
      'Ert eget system försökte spärra bussen under en tid som redan är bokad. Bokningen går före. Flytta spärren, eller avboka.',
    ],
  },
  en: {
    journeyNotStarted: [
      'The trip has not been reported as started',
      'Boarding should have begun 30 minutes ago. Report the start, or call the customer if something has happened.',
    ],
    busMissing: [
      'The customer says that the bus has not arrived',
      'Reply within 15 minutes on the booking’s page: report that the journey has started, or that the bus is on its way. Otherwise the booking is treated as cancelled by you. The customer then gets a full refund, and the penalty for late cancellations applies.',
    ],
    externalLockRefused: [
      'The bus is booked and could not be blocked',
      'Your own system tried to block the bus for a time that is already booked. The booking takes precedence. Move the block, or cancel the booking.',
    ],
  },
};

export const operatorAlert: MailTemplate<'operatorAlert'> = {
  sv: ({ alert, bookingNumber, registrationNumber, starts, ends, url }) => ({
    headline: operatorTexts.sv[alert][0],
    about: `${registrationNumber}, ${formatWhen(starts, 'sv')}`,
    blocks: [
      greeting('', 'sv'),
      paragraph(operatorTexts.sv[alert][1]),
      facts([
        ['Bokning', bookingNumber],
        ['Buss', registrationNumber],
        ['Tid', formatPeriod(starts, ends, 'sv')],
      ]),
      action('Visa bokningen', url),
    ],
  }),
  en: ({ alert, bookingNumber, registrationNumber, starts, ends, url }) => ({
    headline: operatorTexts.en[alert][0],
    about: `${registrationNumber}, ${formatWhen(starts, 'en')}`,
    blocks: [
      greeting('', 'en'),
      paragraph(operatorTexts.en[alert][1]),
      facts([
        ['Booking', bookingNumber],
        ['Bus', registrationNumber],
        ['Time', formatPeriod(starts, ends, 'en')],
      ]),
      action('View the booking', url),
    ],
  }),
};

const administratorTexts: Record<Language, Record<AdministratorAlert, [headline: string, advice: string]>> = {
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
      'Det kan vara en tvist, eller en återbetalning som inte är vår. Öppna ärendet under Betalningsärenden. En tvist ska besvaras hos betaltjänsten innan tiden går ut.',
    ],
    messageGivenUp: [
      'Ett utskick kunde inte skickas',
      'Vi försöker inte igen automatiskt. Öppna det under Utskick för att skicka det igen eller stoppa det.',
    ],
    jobFailing: ['En bakgrundsuppgift misslyckas', 'Vi försöker igen, men den har misslyckats flera gånger i rad.'],
    applicationReceived: ['Ett bussbolag ansöker om att vara med', 'Läs ansökan, och godkänn eller avslå den.'],
  },
  en: {
    paymentMismatch: [
      'A payment does not match its order',
      'The amount, currency or order differs. Nothing has been booked for the payment, and it will be refunded.',
    ],
    paymentDifference: [
      'Our records and the payment provider’s differ',
      'The automatic check could not correct the difference. Compare the payment at the provider with ours.',
    ],
    refundFailed: [
      'A refund did not arrive',
      'The bank did not accept it. The customer has been told, and asked to get in touch.',
    ],
    paymentIssue: [
      'A payment issue is waiting',
      'It may be a dispute, or a refund that is not ours. Open it under Payment issues. A dispute must be answered at the payment provider before the deadline.',
    ],
    messageGivenUp: [
      'An outgoing message could not be sent',
      'It will not be retried automatically. Open it under Outgoing messages to send it again or stop it.',
    ],
    jobFailing: ['A background task is failing', 'It will be retried, but has failed several times in a row.'],
    applicationReceived: ['A bus company has applied to join', 'Read the application, and approve or decline it.'],
  },
};

type AlertFacts = MailTemplates['administratorAlert']['facts'];

/** What an alert's numbers are numbers of; what people cannot use, such as a code, is not written. */
const factNames: Record<Language, Readonly<Record<string, string>>> = {
  sv: {
    paymentId: 'Betalning',
    paymentIntentId: 'Id hos betaltjänsten',
    refundId: 'Återbetalning',
    issueId: 'Betalningsärende',
    outboxId: 'Utskick',
    deliveryId: 'Meddelande till integration',
    applicantId: 'Ansökan',
    job: 'Uppgift, som i loggen',
  },
  en: {
    paymentId: 'Payment',
    paymentIntentId: 'ID at the payment provider',
    refundId: 'Refund',
    issueId: 'Payment issue',
    outboxId: 'Outgoing message',
    deliveryId: 'Message to integration',
    applicantId: 'Application',
    job: 'Task, as in the log',
  },
};

/** Where the administrator can do something about it; the most specific first. */
const places = [
  ['refundId', '/dashboard/admin/refunds/details/'],
  ['issueId', '/dashboard/admin/payment-issues/details/'],
  ['paymentId', '/dashboard/admin/payments/details/'],
  ['outboxId', '/dashboard/admin/outgoing-messages/details/'],
  ['integrationId', '/dashboard/admin/external-integration/deliveries/'],
  ['applicantId', '/dashboard/admin/applicants/reply/'],
] as const;

const alertBlocks = (alert: AdministratorAlert, known: AlertFacts, language: Language, origin: string): Block[] => {
  const place = places.find(([name]) => (known[name] ?? null) !== null);
  return [
    paragraph(administratorTexts[language][alert][1]),
    facts(
      Object.entries(factNames[language]).map(([name, label]) => [
        label,
        known[name] === undefined || known[name] === null ? null : String(known[name]),
      ]),
    ),
    ...(place
      ? [action(language === 'sv' ? 'Öppna' : 'Open', `${origin}/${language}${place[1]}${known[place[0]]}`)]
      : []),
  ];
};

export const administratorAlert: MailTemplate<'administratorAlert'> = {
  sv: ({ alert, facts: known }, { origin }) => ({
    headline: administratorTexts.sv[alert][0],
    blocks: alertBlocks(alert, known, 'sv', origin),
  }),
  en: ({ alert, facts: known }, { origin }) => ({
    headline: administratorTexts.en[alert][0],
    blocks: alertBlocks(alert, known, 'en', origin),
  }),
};
