import { wordFor } from '~/i18n/open-key';
import type { Translate } from '~/i18n/text-keys';
import { quoteToldInWords } from '~/nouns/quotes/event-words';

/** What is logged of something that happened to a booking or its journey. */
interface ToldEvent {
  from?: string | null | undefined;
  to: string;
  code?: string | null | undefined;
  /** Whom an assignment names or removes. */
  driverName?: string | null | undefined;
}

/** A report that was taken back: «Start of the way home undone»; empty for anything else. */
export const undoneInWords = (t: Translate, { from, code }: Partial<ToldEvent>): string =>
  code === 'takenBack' && from ? wordFor(t, 'bookings:event.takenBack', from, '') : '';

/** What its states do not say, also «Dana Driver assigned»; empty where they say it. */
export const eventInWords = (t: Translate, event: ToldEvent): string =>
  event.driverName
    ? wordFor(t, 'bookings:event.driver', event.to, '', { name: event.driverName })
    : undoneInWords(t, event);

const FOUND = ['foundDriven', 'foundNotDriven'] as const;
/** How the office found that a journey went: its state stays as it was. */
export const foundCode = ({ code }: Pick<ToldEvent, 'code'>): (typeof FOUND)[number] | undefined =>
  FOUND.find((found) => found === code);

/** Statements that change no state, and how one came about that does. */
const SAID = [
  'rated',
  'reportedMissing',
  'onItsWay',
  ...FOUND,
  'confirmedAgain',
  'choiceSentAgain',
  'quoteSentAgain',
  'canceledForCompany',
] as const;
const isSaid = (code: ToldEvent['code']): code is (typeof SAID)[number] => SAID.some((said) => said === code);

/** A journey that the clock closed: nobody knows that it was cut short. */
export const isClosedUnreported = ({ to, code }: { to?: string | undefined; code?: ToldEvent['code'] }): boolean =>
  code === 'notReported' && to === 'terminated';

/** Its code is all that happened. */
export const saidByCode = (t: Translate, event: Partial<ToldEvent>): string => {
  if (isClosedUnreported(event)) return t('bookings:event.said.notReported');
  return isSaid(event.code) ? t(`bookings:event.said.${event.code}`) : '';
};

/** What was done to a booking, or to a quote for one, in a sentence; empty for what has none. */
export const toldInWords = (t: Translate, event: ToldEvent & { entity: string }): string =>
  saidByCode(t, event) ||
  eventInWords(t, event) ||
  wordFor(t, 'bookings:event', `${event.entity}.${event.to}`, '') ||
  quoteToldInWords(t, event);
