import { formatTime } from '@formats';
import { action, facts, greeting, moneyText, paragraph, sums, type Block, type MailTemplate } from '../mail-content';
import type { Language } from '../../shared/actor';
import type { MailTemplates } from '../mail-data';
import { shortTripTitle } from '../trip-blocks';

type Payment = Pick<MailTemplates['payLink'], 'name' | 'orderNumber' | 'from' | 'to' | 'departure' | 'total'>;

const toPay = {
  sv: (payment: Payment): Block =>
    facts([
      ['Ordernummer', payment.orderNumber],
      ['Att betala', moneyText(payment.total, 'sv')],
    ]),
  en: (payment: Payment): Block =>
    facts([
      ['Order number', payment.orderNumber],
      ['To pay', moneyText(payment.total, 'en')],
    ]),
} as const;

export const paymentFailed: MailTemplate<'paymentFailed'> = {
  sv: ({ heldUntil, payUrl, ...payment }) => ({
    headline: 'Betalningen gick inte igenom',
    about: shortTripTitle(payment, 'sv'),
    blocks: [
      greeting(payment.name, 'sv'),
      paragraph(
        `Inga pengar har dragits. Resan är reserverad åt dig till kl. ${formatTime(heldUntil)}. Försök igen före dess, med samma eller ett annat kort.`,
      ),
      toPay.sv(payment),
      action('Försök igen', payUrl),
    ],
  }),
  en: ({ heldUntil, payUrl, ...payment }) => ({
    headline: 'Your payment did not go through',
    about: shortTripTitle(payment, 'en'),
    blocks: [
      greeting(payment.name, 'en'),
      paragraph(
        `You have not been charged. The trip is reserved for you until ${formatTime(heldUntil)}. Try again before then, with the same or another card.`,
      ),
      toPay.en(payment),
      action('Try again', payUrl),
    ],
  }),
};

export const payLink: MailTemplate<'payLink'> = {
  sv: ({ validUntil, payUrl, ...payment }) => ({
    headline: 'Betala din bussresa',
    about: shortTripTitle(payment, 'sv'),
    blocks: [
      greeting(payment.name, 'sv'),
      paragraph(
        `Här är länken till betalsidan. Den gäller till kl. ${formatTime(validUntil)}, och så länge är resan reserverad.`,
      ),
      toPay.sv(payment),
      action('Betala', payUrl),
      paragraph(
        'Du behöver logga in med kontot som gjorde bokningen. Länken är bara för dig: ingen annan kan betala med den. Du får en bekräftelse när betalningen har gått igenom.',
      ),
    ],
  }),
  en: ({ validUntil, payUrl, ...payment }) => ({
    headline: 'Pay for your bus trip',
    about: shortTripTitle(payment, 'en'),
    blocks: [
      greeting(payment.name, 'en'),
      paragraph(
        `Here is the link to the payment page. It works until ${formatTime(validUntil)}, and the trip is reserved until then.`,
      ),
      toPay.en(payment),
      action('Pay', payUrl),
      paragraph(
        'You need to log in with the account that made the booking. The link is only for you: nobody else can pay with it. You will get a confirmation once the payment has gone through.',
      ),
    ],
  }),
};

type About = Pick<MailTemplates['refundSucceeded'], 'about' | 'orderNumber'>;

const refunded = ({ about, orderNumber }: About, language: Language): string =>
  about ? shortTripTitle(about, language) : `order ${orderNumber}`;

/** How the amount came about, where a cancellation did. */
function refundBlocks(
  { orderNumber, amount, canceled }: Pick<MailTemplates['refundSucceeded'], 'orderNumber' | 'amount' | 'canceled'>,
  language: Language,
): Block[] {
  const order = orderFacts(orderNumber, language);
  if (!canceled) return [order];
  const [price, fee, refund] =
    language === 'sv'
      ? (['Pris', 'Avbokningsavgift', 'Återbetalat'] as const)
      : (['Price', 'Cancellation fee', 'Refunded'] as const);
  return [
    sums(
      [
        [price, canceled.price],
        [fee, canceled.fee],
        [refund, amount],
      ],
      language,
    ),
    order,
  ];
}

const orderFacts = (orderNumber: string, language: Language, reference: string | null = null): Block =>
  facts([
    [language === 'sv' ? 'Ordernummer' : 'Order number', orderNumber],
    [language === 'sv' ? 'Referens' : 'Reference', reference],
  ]);

const cardOf = {
  sv: (last4: string | null): string => (last4 === null ? 'kortet du betalade med' : `kortet som slutar på ${last4}`),
  en: (last4: string | null): string => (last4 === null ? 'the card you paid with' : `the card ending in ${last4}`),
} as const;

export const refundSucceeded: MailTemplate<'refundSucceeded'> = {
  sv: ({ name, about, orderNumber, amount, cardLast4, canceled, orderUrl }) => ({
    // A cancellation refunds every payment: the amount tells the mails apart.
    headline: `Återbetalning av ${moneyText(amount, 'sv')}`,
    about: refunded({ about, orderNumber }, 'sv'),
    blocks: [
      greeting(name, 'sv'),
      paragraph(
        `Vi har betalat tillbaka ${moneyText(amount, 'sv')} till ${cardOf.sv(cardLast4)}. Det brukar ta 5–10 bankdagar innan beloppet syns på kontot.`,
      ),
      ...refundBlocks({ orderNumber, amount, canceled }, 'sv'),
      action('Visa ordern', orderUrl),
    ],
  }),
  en: ({ name, about, orderNumber, amount, cardLast4, canceled, orderUrl }) => ({
    headline: `Refund of ${moneyText(amount, 'en')}`,
    about: refunded({ about, orderNumber }, 'en'),
    blocks: [
      greeting(name, 'en'),
      paragraph(
        `We have refunded ${moneyText(amount, 'en')} to ${cardOf.en(cardLast4)}. It usually takes 5–10 working days to appear on your account.`,
      ),
      ...refundBlocks({ orderNumber, amount, canceled }, 'en'),
      action('View the order', orderUrl),
    ],
  }),
};

export const refundFailed: MailTemplate<'refundFailed'> = {
  sv: ({ name, about, orderNumber, amount, cardLast4, orderUrl }, { supportEmail }) => ({
    headline: 'Återbetalningen kom inte fram',
    about: refunded({ about, orderNumber }, 'sv'),
    blocks: [
      greeting(name, 'sv'),
      paragraph(
        `Vi försökte betala tillbaka ${moneyText(amount, 'sv')} till ${cardOf.sv(cardLast4)}, men banken tog inte emot beloppet.`,
      ),
      paragraph(
        `Pengarna är fortfarande dina. Skriv till ${supportEmail}, så betalar vi tillbaka dem på ett annat sätt.`,
      ),
      orderFacts(orderNumber, 'sv'),
      action('Visa ordern', orderUrl),
    ],
  }),
  en: ({ name, about, orderNumber, amount, cardLast4, orderUrl }, { supportEmail }) => ({
    headline: 'Your refund did not arrive',
    about: refunded({ about, orderNumber }, 'en'),
    blocks: [
      greeting(name, 'en'),
      paragraph(
        `We tried to refund ${moneyText(amount, 'en')} to ${cardOf.en(cardLast4)}, but the bank did not accept it.`,
      ),
      paragraph(`The money is still yours. Write to ${supportEmail}, and we will pay it back some other way.`),
      orderFacts(orderNumber, 'en'),
      action('View the order', orderUrl),
    ],
  }),
};

export const refundedElsewhere: MailTemplate<'refundedElsewhere'> = {
  sv: ({ name, about, orderNumber, amount, reference, orderUrl }) => ({
    headline: 'Återbetalning',
    about: refunded({ about, orderNumber }, 'sv'),
    blocks: [
      greeting(name, 'sv'),
      paragraph(`Vi har betalat tillbaka ${moneyText(amount, 'sv')} på ett annat sätt än till kortet.`),
      orderFacts(orderNumber, 'sv', reference),
      action('Visa ordern', orderUrl),
    ],
  }),
  en: ({ name, about, orderNumber, amount, reference, orderUrl }) => ({
    headline: 'Refund',
    about: refunded({ about, orderNumber }, 'en'),
    blocks: [
      greeting(name, 'en'),
      paragraph(`We have refunded ${moneyText(amount, 'en')} by a method other than your card.`),
      orderFacts(orderNumber, 'en', reference),
      action('View the order', orderUrl),
    ],
  }),
};
