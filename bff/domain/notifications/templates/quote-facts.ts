import { passengersText } from '@bff/domain/documents';
import type { Language } from '@bff/domain/shared/actor';
import { formatDuration, formatMoment, formatRating, formatWhen } from '@formats';
import { type Block, facts, priceText } from '../mail-content';
import type { MailTemplates } from '../mail-data';
import { freeUntil } from '../trip-blocks';

interface AskedTrip {
  requestNumber: string | null;
  from: string;
  to: string;
  departure: Date;
  return?: Date | null | undefined;
  passengers: number;
  via?: AskedInFull['via'];
  group: AskedInFull['group'];
}
type AskedInFull = MailTemplates['quoteRequested'];

const tripWords = {
  sv: {
    request: 'Förfrågan',
    via: 'Via',
    return: 'Hemresa',
    passengers: 'Resenärer',
    message: 'Meddelande',
    specialRequests: 'Önskemål',
  },
  en: {
    request: 'Request',
    via: 'Via',
    return: 'Return',
    passengers: 'Passengers',
    message: 'Message',
    specialRequests: 'Special requests',
  },
} as const;

export const tripFacts = (asked: AskedTrip, language: Language) => {
  const t = tripWords[language];
  return [
    [t.via, viaText(asked.via ?? [], language)],
    [t.return, asked.return ? formatWhen(asked.return, language) : null],
    [t.passengers, asked.group ? passengersText(asked.group, language) : String(asked.passengers)],
    [t.request, asked.requestNumber],
  ] as const;
};

const viaText = (via: AskedInFull['via'], language: Language): string =>
  via
    .map(({ name, staySeconds }) => (staySeconds > 0 ? `${name} (${formatDuration(staySeconds, language)})` : name))
    .join(', ');

/** What a company needs for its answer, as on its page. */
export const askedFacts = (asked: Omit<AskedInFull, 'answerBy' | 'requestUrl'>, language: Language): Block =>
  facts([
    ...tripFacts(asked, language),
    [tripWords[language].message, asked.message],
    [tripWords[language].specialRequests, asked.specialRequests],
  ]);

/** Nobody translates what a company writes: it may be in another language than the mail. */
export const tellsItself = { sv: 'Med bolagets egna ord', en: 'In the company’s own words' } as const;

type Quote = MailTemplates['quoteReceived'];

const quoteWords = {
  sv: {
    operator: 'Bussbolag',
    toPay: 'Att betala',
    until: 'Gäller till',
    tax: (tax: string) => `varav moms ${tax}`,
    noTax: 'utan svensk moms',
    each: 'Pris per person',
    terms: 'Avbokning',
    free: (until: string) => `Gratis till ${until}, därefter mot avgift`,
    alwaysFree: 'Gratis fram till avresan',
    rating: 'Bolagets betyg',
    fromUs: 'Meddelande från oss',
    rated: (average: string, count: number) => `${average} av 5 (${count} betyg)`,
  },
  en: {
    operator: 'Bus company',
    toPay: 'To pay',
    until: 'Valid until',
    tax: (tax: string) => `including VAT of ${tax}`,
    noTax: 'no Swedish VAT',
    each: 'Price per person',
    terms: 'Cancellation',
    free: (until: string) => `Free until ${until}, then for a fee`,
    alwaysFree: 'Free until departure',
    rating: 'Company’s rating',
    fromUs: 'Message from us',
    rated: (average: string, count: number) => `${average} out of 5 (${count} rating${count === 1 ? '' : 's'})`,
  },
} as const;

/** What decides, in the order of the quote's page; what a mail of an earlier release does not know is left out. */
export function quoteFacts(quote: Quote, language: Language): Block {
  const t = quoteWords[language];
  const { total, tax, sharedBy, rating, message } = quote;
  const money = (ore: number) => priceText(ore, language);
  const taxed = tax === null ? null : tax > 0 ? t.tax(money(tax)) : t.noTax;
  return facts([
    [t.operator, quote.operator],
    [t.toPay, total === null ? null : [money(total), taxed].filter(Boolean).join(', ')],
    [t.until, formatWhen(quote.validUntil, language)],
    [t.each, total !== null && sharedBy > 1 ? money(total / sharedBy) : null],
    [t.terms, quote.terms && cancellationOf(quote.terms, quote.departure, language)],
    [t.rating, rating && t.rated(formatRating(rating.average, language), rating.count)],
    [quote.isByOffice ? t.fromUs : tellsItself[language], message],
    ...tripFacts(quote, language),
  ]);
}

const offeredWords = {
  sv: { bus: 'Buss', buses: 'Bussar', price: 'Ert pris exkl. moms' },
  en: { bus: 'Bus', buses: 'Buses', price: 'Your price excl. VAT' },
} as const;

type Offered = Omit<MailTemplates['quoteOffered'], 'validUntil' | 'requestUrl'>;

/** What a company is to keep free, and for how much. */
export const offeredFacts = ({ buses, operatorPrice, ...asked }: Offered, language: Language): Block =>
  facts([
    [
      offeredWords[language][buses.length > 1 ? 'buses' : 'bus'],
      buses.map((bus) => [bus.model, bus.registrationNumber].filter(Boolean).join(', ')).join('\n'),
    ],
    [offeredWords[language].price, operatorPrice === null ? null : priceText(operatorPrice, language)],
    ...tripFacts(asked, language),
  ]);

/** Whose quote was answered, and what it came to. */
export const answeredFacts = (
  { operator, total }: Pick<MailTemplates['quoteAnswered'], 'operator' | 'total'>,
  language: Language,
) =>
  [
    [quoteWords[language].operator, operator],
    [language === 'sv' ? 'Pris' : 'Price', total === null ? null : priceText(total, language)],
  ] as const;

function cancellationOf(terms: NonNullable<Quote['terms']>, departure: Date, language: Language): string {
  const t = quoteWords[language];
  const until = freeUntil(terms, departure);
  return until ? t.free(formatMoment(until, language)) : t.alwaysFree;
}
