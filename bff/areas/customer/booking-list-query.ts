import { type Asked, checkNumberSearch, listSpec } from '@bff/lists';

export const WHENS = ['upcoming', 'past', 'canceled'] as const;
type When = (typeof WHENS)[number];
/** Which trips; the coming ones when the address does not say. */
export const whenOf = ({ filters }: { filters: { when?: When | undefined } }): When => filters.when ?? 'upcoming';

/** «My trips»: the next one first, the latest first among past and canceled ones. */
export const bookingListSpec = listSpec({
  sorts: ['departure', 'total'],
  plainSort: (filters) => (whenOf({ filters }) === 'upcoming' ? 'departure' : '-departure'),
  filters: { when: WHENS },
  checkText: checkNumberSearch,
});
export type BookingListQuery = Asked<typeof bookingListSpec>;
