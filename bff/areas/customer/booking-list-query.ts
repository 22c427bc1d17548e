// Traces: S5-032
import { hasLuhnDigit } from '@bff/domain/shared/numbers';
import { type Asked, listSpec } from '@bff/lists';

export const WHENS = ['upcoming', 'past', 'canceled'] as const;
type When = (typeof WHENS)[number];
/** Which trips; the coming ones when the address does not say. */
export const whenOf = ({ filters }: { filters: { when?: When | undefined } }): When => filters.when ?? 'upcoming';

/** Spaces within a number are how people copy it. */
const withoutSpaces = (text: string): string => text.replace(/\s/g, '');

/** What starts with a digit is meant as a number: no place does. */
const isMeantAsNumber = (text: string): boolean => /^\d/.test(text);

export const searchTextOf = (text: string): string => (isMeantAsNumber(text) ? withoutSpaces(text) : text);

/** «My trips»: the next one first, the latest first among past and canceled ones. */
export const bookingListSpec = listSpec({
  sorts: ['departure', 'total'],
  plainSort: (filters) => (whenOf({ filters }) === 'upcoming' ? 'departure' : '-departure'),
  filters: { when: WHENS },
  checkText: (text) => {
    if (!isMeantAsNumber(text)) return undefined;
    const number = withoutSpaces(text);
    if (!/^\d+$/.test(number)) return 'forms.digitsOnly';
    return hasLuhnDigit(number) ? undefined : 'forms.checkNumber';
  },
});
export type BookingListQuery = Asked<typeof bookingListSpec>;
