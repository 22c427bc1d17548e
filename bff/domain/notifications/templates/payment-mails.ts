import { formatDateTime, formatMoney, formatTime } from '@formats';
import { action, facts, paragraph, type Block, type MailTemplate } from '../mail-content';
import type { MailTemplates } from '../mail-data';

type Payment = Pick<MailTemplates['payLink'], 'orderNumber' | 'from' | 'to' | 'departure' | 'total'>;

const toPay = {
  sv: (payment: Payment): Block =>
    facts([
      ['Resa', `${payment.from} – ${payment.to} ${formatDateTime(payment.departure)}`],
      ['Ordernummer', payment.orderNumber],
      ['Att betala', formatMoney(payment.total, { decimals: true })],
    ]),
  en: (payment: Payment): Block =>
    facts([
      ['Trip', `${payment.from} – ${payment.to} ${formatDateTime(payment.departure)}`],
      ['Order number', payment.orderNumber],
      ['To pay', formatMoney(payment.total, { decimals: true })],
    ]),
} as const;

export const paymentFailed: MailTemplate<'paymentFailed'> = {
  sv: ({ heldUntil, payUrl, ...payment }) => ({
    subject: `Betalningen gick inte igenom: order ${payment.orderNumber}`,
    blocks: [
      paragraph(`Inga pengar har dragits. Bussen är reserverad åt dig till ${formatTime(heldUntil)}.`),
      toPay.sv(payment),
      action('Försök igen', payUrl),
    ],
  }),
  en: ({ heldUntil, payUrl, ...payment }) => ({
    subject: `The payment did not go through: order ${payment.orderNumber}`,
    blocks: [
      paragraph(`No money has been taken. The bus is held for you until ${formatTime(heldUntil)}.`),
      toPay.en(payment),
      action('Try again', payUrl),
    ],
  }),
};

export const payLink: MailTemplate<'payLink'> = {
  sv: ({ validUntil, payUrl, ...payment }) => ({
    subject: `Betala din bussresa: order ${payment.orderNumber}`,
    blocks: [
      paragraph(
        `Här är länken till betalsidan. Den gäller till ${formatTime(validUntil)}, och så länge är bussen reserverad.`,
      ),
      toPay.sv(payment),
      action('Betala', payUrl),
      paragraph(
        'Du behöver logga in med kontot som gjorde bokningen. Länken är bara för dig: ingen annan kan betala med den. Bekräftelsen kommer när betalningen har gått igenom.',
      ),
    ],
  }),
  en: ({ validUntil, payUrl, ...payment }) => ({
    subject: `Pay for your bus trip: order ${payment.orderNumber}`,
    blocks: [
      paragraph(
        `Here is the link to the payment page. It works until ${formatTime(validUntil)}, and the bus is held until then.`,
      ),
      toPay.en(payment),
      action('Pay', payUrl),
      paragraph(
        'You need to log in with the account that made the booking. The link is only for you: nobody else can pay with it. The confirmation comes when the payment has gone through.',
      ),
    ],
  }),
};

const cardOf = {
  sv: (last4: string | null): string => (last4 === null ? 'kortet som betalade' : `kortet som slutar på ${last4}`),
  en: (last4: string | null): string => (last4 === null ? 'the card that paid' : `the card ending in ${last4}`),
} as const;

export const refundSucceeded: MailTemplate<'refundSucceeded'> = {
  sv: ({ orderNumber, amount, cardLast4, orderUrl }) => ({
    subject: `Återbetalning för order ${orderNumber}`,
    blocks: [
      paragraph(
        `Vi har betalat tillbaka ${formatMoney(amount, { decimals: true })} till ${cardOf.sv(cardLast4)}. Banken kan behöva några dagar innan beloppet syns.`,
      ),
      action('Visa ordern', orderUrl),
    ],
  }),
  en: ({ orderNumber, amount, cardLast4, orderUrl }) => ({
    subject: `Refund for order ${orderNumber}`,
    blocks: [
      paragraph(
        `We have refunded ${formatMoney(amount, { decimals: true })} to ${cardOf.en(cardLast4)}. The bank may need a few days before it shows.`,
      ),
      action('Show the order', orderUrl),
    ],
  }),
};

export const refundFailed: MailTemplate<'refundFailed'> = {
  sv: ({ orderNumber, amount, cardLast4, orderUrl }, { supportEmail }) => ({
    subject: `Återbetalningen kom inte fram: order ${orderNumber}`,
    blocks: [
      paragraph(
        `Vi försökte betala tillbaka ${formatMoney(amount, { decimals: true })} till ${cardOf.sv(cardLast4)}, men banken tog inte emot beloppet.`,
      ),
      paragraph(`Du får dina pengar. Skriv till ${supportEmail}, så kommer vi överens om ett annat sätt.`),
      action('Visa ordern', orderUrl),
    ],
  }),
  en: ({ orderNumber, amount, cardLast4, orderUrl }, { supportEmail }) => ({
    subject: `The refund did not arrive: order ${orderNumber}`,
    blocks: [
      paragraph(
        `We tried to refund ${formatMoney(amount, { decimals: true })} to ${cardOf.en(cardLast4)}, but the bank did not accept it.`,
      ),
      paragraph(`You will get your money. Write to ${supportEmail}, and we will agree on another way.`),
      action('Show the order', orderUrl),
    ],
  }),
};

export const refundedElsewhere: MailTemplate<'refundedElsewhere'> = {
  sv: ({ orderNumber, amount, reference, orderUrl }) => ({
    subject: `Återbetalning för order ${orderNumber}`,
    blocks: [
      paragraph(`Vi har betalat tillbaka ${formatMoney(amount, { decimals: true })} på annat sätt än till kortet.`),
      facts([['Referens', reference]]),
      action('Visa ordern', orderUrl),
    ],
  }),
  en: ({ orderNumber, amount, reference, orderUrl }) => ({
    subject: `Refund for order ${orderNumber}`,
    blocks: [
      paragraph(`We have refunded ${formatMoney(amount, { decimals: true })} by other means than to the card.`),
      facts([['Reference', reference]]),
      action('Show the order', orderUrl),
    ],
  }),
};
