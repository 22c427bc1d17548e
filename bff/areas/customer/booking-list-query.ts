import { type Asked, checkNumberSearch, listSpec } from '@bff/lists';

export const WHENS = ['upcoming', 'past', 'canceled'] as const;
type When = (typeof WHENS)[number];
/** Which trips; by default those to come. */
export const whenOf = ({ filters }: { filters: { when?: When | undefined } }): When => filters.when ?? 'upcoming';

/** «My trips»: the next one first; past and canceled ones latest first. */
export const bookingListSpec = listSpec({
  sorts: ['departure', 'total'],
  plainSort: (filters) => (whenOf({ filters }) === 'upcoming' ? 'departure' : '-departure'),
  filters: { when: WHENS },
  checkText: checkNumberSearch,
});
export type BookingListQuery = Asked<typeof bookingListSpec>;
