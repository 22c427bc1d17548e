import type { Language } from '@bff/domain/shared/actor';
import { formatList, formatMoment } from '@formats';
import { action, facts, greeting, type MailTemplate, paragraph, priceText } from '../mail-content';
import type { MailTemplates } from '../mail-data';
import { shortTripTitle } from '../trip-blocks';
import { answeredFacts, askedFacts, offeredFacts, quoteFacts, tellsItself, tripFacts } from './quote-facts';

export const quoteRequested: MailTemplate<'quoteRequested'> = {
  sv: ({ answerBy, requestUrl, ...asked }) => ({
    headline: 'Ny offertförfrågan',
    about: shortTripTitle(asked, 'sv'),
    blocks: [
      greeting('', 'sv'),
      paragraph(`En kund vill ha en offert av er. Svara senast ${formatMoment(answerBy, 'sv')}.`),
      askedFacts(asked, 'sv'),
      action('Visa förfrågan', requestUrl),
    ],
  }),
  en: ({ answerBy, requestUrl, ...asked }) => ({
    headline: 'New quote request',
    about: shortTripTitle(asked, 'en'),
    blocks: [
      greeting('', 'en'),
      paragraph(`A customer would like a quote from you. Please reply by ${formatMoment(answerBy, 'en')}.`),
      askedFacts(asked, 'en'),
      action('View the request', requestUrl),
    ],
  }),
};

export const quoteRequestReminder: MailTemplate<'quoteRequestReminder'> = {
  sv: ({ answerBy, requestUrl, ...asked }) => ({
    headline: 'Påminnelse om offertförfrågan',
    about: shortTripTitle(asked, 'sv'),
    blocks: [
      greeting('', 'sv'),
      paragraph(
        `Ni har inte svarat på den här offertförfrågan än. Ni kan svara fram till ${formatMoment(answerBy, 'sv')}. Kan ni inte köra resan? Avböj, så kan kunden fråga någon annan.`,
      ),
      askedFacts(asked, 'sv'),
      action('Visa förfrågan', requestUrl),
    ],
  }),
  en: ({ answerBy, requestUrl, ...asked }) => ({
    headline: 'Reminder of a quote request',
    about: shortTripTitle(asked, 'en'),
    blocks: [
      greeting('', 'en'),
      paragraph(
        `You have not replied to this quote request yet. You can reply until ${formatMoment(answerBy, 'en')}. If you cannot run the trip, please decline, so that the customer can ask someone else.`,
      ),
      askedFacts(asked, 'en'),
      action('View the request', requestUrl),
    ],
  }),
};

export const quoteRequestEnded: MailTemplate<'quoteRequestEnded'> = {
  sv: ({ name, operator, message, requestUrl, nextUrl, ...asked }) => ({
    headline: `${operator} ${message === null ? 'har inte svarat på' : 'har avböjt'} din förfrågan`,
    about: shortTripTitle(asked, 'sv'),
    blocks: [
      greeting(name, 'sv'),
      paragraph(
        message === null
          ? `${operator} har inte svarat på din offertförfrågan i tid.`
          : `${operator} kan inte lämna någon offert den här gången.`,
      ),
      facts([...tripFacts(asked, 'sv'), [tellsItself.sv, message]]),
      ...(nextUrl
        ? [
            paragraph('Inget av bussbolagen du frågade lämnar någon offert. Du kan fråga nästa tre bussbolag.'),
            action('Fråga fler bussbolag', nextUrl),
          ]
        : [action('Visa förfrågan', requestUrl)]),
    ],
  }),
  en: ({ name, operator, message, requestUrl, nextUrl, ...asked }) => ({
    headline: `${operator} ${message === null ? 'has not replied to' : 'has declined'} your request`,
    about: shortTripTitle(asked, 'en'),
    blocks: [
      greeting(name, 'en'),
      paragraph(
        message === null
          ? `${operator} did not reply to your quote request in time.`
          : `${operator} cannot send you a quote this time.`,
      ),
      facts([...tripFacts(asked, 'en'), [tellsItself.en, message]]),
      ...(nextUrl
        ? [
            paragraph('None of the bus companies you asked will send a quote. You can ask the next three.'),
            action('Ask more bus companies', nextUrl),
          ]
        : [action('View the request', requestUrl)]),
    ],
  }),
};

type Quote = MailTemplates['quoteReceived'];

/** Who has it, and who can accept it until when: the reader, or whoever buys for their unit. */
const news: Readonly<Record<Language, (quote: Quote) => string>> = {
  sv: (quote) => {
    const { operator, askedBy, approvers } = quote;
    const until = formatMoment(quote.validUntil, 'sv');
    const who = quote.isByOffice ? `Vi erbjuder dig en resa med ${operator}.` : askedBy ? `${operator} har lämnat en offert på resan som ${askedBy} har frågat om.` : `${operator} har lämnat en offert.`; // prettier-ignore
    return approvers.length > 0
      ? `${who} Resan är reserverad till ${until}. Fram till dess kan ${named(approvers, 'sv')} godkänna offerten, som också finns i beställarens lista.`
      : `${who} Resan är reserverad åt dig till ${until}. Fram till dess kan du godkänna offerten.`;
  },
  en: (quote) => {
    const { operator, askedBy, approvers } = quote;
    const until = formatMoment(quote.validUntil, 'en');
    const who = quote.isByOffice ? `We are offering you a trip with ${operator}.` : askedBy ? `${operator} has sent a quote for the trip that ${askedBy} asked about.` : `${operator} has sent you a quote.`; // prettier-ignore
    return approvers.length > 0
      ? `${who} The trip is reserved until ${until}. Until then, ${named(approvers, 'en')} can accept the quote, which is in the booker’s list too.`
      : `${who} The trip is reserved for you until ${until}. You can accept the quote until then.`;
  },
};

const named = (people: Quote['approvers'], language: Language): string =>
  formatList(
    people.map(({ name, email }) => `${name} (${email})`),
    language,
  );

export const quoteReceived: MailTemplate<'quoteReceived'> = {
  sv: (quote) => ({
    headline: quote.isByOffice ? `Offert på en resa med ${quote.operator}` : `Offert från ${quote.operator}`,
    about: shortTripTitle(quote, 'sv'),
    blocks: [
      greeting(quote.name, 'sv'),
      paragraph(news.sv(quote)),
      quoteFacts(quote, 'sv'),
      ...(quote.isInvited
        ? [
            paragraph(
              'För att godkänna offerten loggar du in. Du har inget lösenord än: välj ett med länken i det andra mejlet från oss, ”Välj lösenord”, så kommer du till offerten. Om länken inte gäller längre väljer du ”Glömt lösenordet?” när du loggar in.',
            ),
          ]
        : []),
      action('Visa offerten', quote.requestUrl),
    ],
  }),
  en: (quote) => ({
    headline: quote.isByOffice ? `Quote for a trip with ${quote.operator}` : `Quote from ${quote.operator}`,
    about: shortTripTitle(quote, 'en'),
    blocks: [
      greeting(quote.name, 'en'),
      paragraph(news.en(quote)),
      quoteFacts(quote, 'en'),
      ...(quote.isInvited
        ? [
            paragraph(
              'You log in to accept the quote. You have no password yet: choose one with the link in our other email, “Choose a password”, and you will come to the quote. If that link is no longer valid, choose “Forgotten your password?” when logging in.',
            ),
          ]
        : []),
      action('View the quote', quote.requestUrl),
    ],
  }),
};

/** What the customer can do once a quote is gone: wait for another, choose among the rest, ask somebody else. */
export const quoteWithdrawn: MailTemplate<'quoteWithdrawn'> = {
  sv: ({ name, operator, total, message, isByOffice, answerBy, others, requestUrl, nextUrl, ...asked }) => ({
    headline: isByOffice ? `Offerten från ${operator} är tillbakadragen` : `${operator} har dragit tillbaka sin offert`,
    about: shortTripTitle(asked, 'sv'),
    blocks: [
      greeting(name, 'sv'),
      paragraph(
        `${isByOffice ? `Vi har dragit tillbaka offerten från ${operator}` : `${operator} har dragit tillbaka sin offert`} på ${priceText(total, 'sv')}. Den går inte att godkänna längre. Du har inte betalat något.`,
      ),
      facts([...tripFacts(asked, 'sv'), [isByOffice ? 'Varför' : tellsItself.sv, message]]),
      ...(answerBy
        ? [paragraph(`${operator} kan lämna en ny offert till ${formatMoment(answerBy, 'sv')}. Då mejlar vi dig.`)]
        : []),
      ...(others > 0
        ? [paragraph(others === 1 ? 'En annan offert väntar på dig.' : `${others} andra offerter väntar på dig.`)]
        : []),
      ...(nextUrl
        ? [
            paragraph('Inget av bussbolagen du frågade har någon offert kvar. Du kan fråga nästa tre bussbolag.'),
            action('Fråga fler bussbolag', nextUrl),
          ]
        : [action('Visa förfrågan', requestUrl)]),
    ],
  }),
  en: ({ name, operator, total, message, isByOffice, answerBy, others, requestUrl, nextUrl, ...asked }) => ({
    headline: isByOffice ? `The quote from ${operator} has been withdrawn` : `${operator} has withdrawn its quote`,
    about: shortTripTitle(asked, 'en'),
    blocks: [
      greeting(name, 'en'),
      paragraph(
        `${isByOffice ? `We have withdrawn the quote from ${operator}` : `${operator} has withdrawn its quote`} of ${priceText(total, 'en')}. It can no longer be accepted. You have not paid anything.`,
      ),
      facts([...tripFacts(asked, 'en'), [isByOffice ? 'Why' : tellsItself.en, message]]),
      ...(answerBy
        ? [
            paragraph(
              `${operator} can send a new quote until ${formatMoment(answerBy, 'en')}. We will email you if it does.`,
            ),
          ]
        : []),
      ...(others > 0
        ? [
            paragraph(
              others === 1 ? 'Another quote is waiting for you.' : `${others} other quotes are waiting for you.`,
            ),
          ]
        : []),
      ...(nextUrl
        ? [
            paragraph('None of the bus companies you asked has a quote left. You can ask the next three.'),
            action('Ask more bus companies', nextUrl),
          ]
        : [action('View the request', requestUrl)]),
    ],
  }),
};

export const quoteAnswered: MailTemplate<'quoteAnswered'> = {
  sv: ({ name, operator, total, buyer, reason, requestUrl, ...asked }) => ({
    headline: reason === null ? 'Resan är bokad' : `Offerten från ${operator} är avböjd`,
    about: shortTripTitle(asked, 'sv'),
    blocks: [
      greeting(name, 'sv'),
      paragraph(
        reason === null
          ? `${buyer} har godkänt och betalat offerten från ${operator}. Resan som du frågade om är bokad.`
          : `${buyer} har avböjt offerten från ${operator}.`,
      ),
      facts([...answeredFacts({ operator, total }, 'sv'), ...tripFacts(asked, 'sv'), ['Anledning', reason]]),
      action('Visa förfrågan', requestUrl),
    ],
  }),
  en: ({ name, operator, total, buyer, reason, requestUrl, ...asked }) => ({
    headline: reason === null ? 'Your trip is booked' : `The quote from ${operator} has been declined`,
    about: shortTripTitle(asked, 'en'),
    blocks: [
      greeting(name, 'en'),
      paragraph(
        reason === null
          ? `${buyer} has accepted and paid for the quote from ${operator}. The trip you asked about is booked.`
          : `${buyer} has declined the quote from ${operator}.`,
      ),
      facts([...answeredFacts({ operator, total }, 'en'), ...tripFacts(asked, 'en'), ['Reason', reason]]),
      action('View the request', requestUrl),
    ],
  }),
};

export const quoteOffered: MailTemplate<'quoteOffered'> = {
  sv: ({ validUntil, requestUrl, ...offered }, { brand }) => ({
    headline: offered.buses.length > 1 ? 'Vi har erbjudit en kund era bussar' : 'Vi har erbjudit en kund er buss',
    about: shortTripTitle(offered, 'sv'),
    blocks: [
      greeting('', 'sv'),
      paragraph(
        `${brand} har per telefon erbjudit en kund en resa med er, till priset i era prislistor. ${offered.buses.length > 1 ? 'Bussarna är reserverade' : 'Bussen är reserverad'} till ${formatMoment(validUntil, 'sv')}. Godkänner och betalar kunden före dess får ni bokningen.`,
      ),
      offeredFacts(offered, 'sv'),
      action('Visa resan', requestUrl),
    ],
  }),
  en: ({ validUntil, requestUrl, ...offered }, { brand }) => ({
    headline:
      offered.buses.length > 1 ? 'We have offered your buses to a customer' : 'We have offered your bus to a customer',
    about: shortTripTitle(offered, 'en'),
    blocks: [
      greeting('', 'en'),
      paragraph(
        `${brand} has offered a customer a trip with you over the phone, at the price in your price lists. ${offered.buses.length > 1 ? 'The buses are' : 'The bus is'} reserved until ${formatMoment(validUntil, 'en')}. If the customer accepts and pays by then, the booking is yours.`,
      ),
      offeredFacts(offered, 'en'),
      action('View the trip', requestUrl),
    ],
  }),
};

export const quoteClosed: MailTemplate<'quoteClosed'> = {
  sv: ({ isAnotherChosen, isWithdrawn, reason, requestUrl, ...asked }) => ({
    headline: isWithdrawn ? 'Offerten med er buss är tillbakadragen' : 'Er offert valdes inte',
    about: shortTripTitle(asked, 'sv'),
    blocks: [
      greeting('', 'sv'),
      paragraph(
        isWithdrawn
          ? 'Vi har dragit tillbaka offerten till kunden. Det ni hade reserverat är ledigt igen.'
          : isAnotherChosen
            ? 'Kunden har valt en annan offert. Det ni hade reserverat är ledigt igen.'
            : 'Kunden har avböjt er offert. Det ni hade reserverat är ledigt igen.',
      ),
      facts([...tripFacts(asked, 'sv'), ['Anledning', reason]]),
      action('Visa förfrågan', requestUrl),
    ],
  }),
  en: ({ isAnotherChosen, isWithdrawn, reason, requestUrl, ...asked }) => ({
    headline: isWithdrawn ? 'The quote with your bus has been withdrawn' : 'Your quote was not chosen',
    about: shortTripTitle(asked, 'en'),
    blocks: [
      greeting('', 'en'),
      paragraph(
        isWithdrawn
          ? 'We have withdrawn the quote to the customer. The buses you had reserved are available again.'
          : isAnotherChosen
            ? 'The customer has chosen another quote. The buses you had reserved are available again.'
            : 'The customer has declined your quote. The buses you had reserved are available again.',
      ),
      facts([...tripFacts(asked, 'en'), ['Reason', reason]]),
      action('View the request', requestUrl),
    ],
  }),
};
