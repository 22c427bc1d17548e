import {
  BOOKING_SORTS,
  BOOKING_WHENS,
  type BookingSummary,
  type BookingWhen,
  COUNTED_BOOKINGS,
  type CountedBookings,
  listBookings,
  sumBookings,
} from '@bff/domain/bookings';
import type { UserActor } from '@bff/domain/shared/actor';
import {
  type Asked,
  checkCompany,
  checkDay,
  checkNumberSearch,
  chosenCompany,
  comingDay,
  listSpec,
  type ReadList,
} from '@bff/lists';
import { SHOWN_BOOKING_STATES } from '@states/booking-states';

/** Which bookings; by default those that have not ended. */
export const whenOf = ({ filters }: { filters: { when?: BookingWhen | undefined } }): BookingWhen =>
  filters.when ?? 'coming';

/** What these figures count is ahead, or waits for somebody until it departs: the next one is the most urgent. */
const AHEAD: readonly (CountedBookings | undefined)[] = [
  'departsToday',
  'departsInSevenDays',
  'changeProposed',
  'withoutDriver',
  'openChoice',
];
const isAhead = (counted: CountedBookings | undefined): boolean => AHEAD.includes(counted);

/** An operator's bookings: the next one first; past ones, and all without what is ahead, latest first. `from` and `until` are days of departure, both inclusive. */
export const bookingListSpec = listSpec({
  sorts: BOOKING_SORTS,
  plainSort: (filters) =>
    ['past', 'all'].includes(whenOf({ filters })) && !isAhead(filters.counted) ? '-departure' : 'departure',
  filters: {
    when: BOOKING_WHENS,
    status: SHOWN_BOOKING_STATES,
    driver: ['missing', 'assigned'],
    counted: COUNTED_BOOKINGS,
    from: checkDay,
    until: checkDay,
  },
  reads: { from: comingDay, until: comingDay },
  checkText: checkNumberSearch,
});

/** The same of all operators, or of one of them. */
export const allBookingsSpec = listSpec({
  ...bookingListSpec,
  filters: { ...bookingListSpec.filters, company: checkCompany },
});

/** One operator's. */
export const readBookings = (actor: UserActor, companyId: number, query: Asked<typeof bookingListSpec>) =>
  bookingsRead(actor, { companyId }, query);

/** For administrators. */
export const readAllBookings = (actor: UserActor, query: Asked<typeof allBookingsSpec>) =>
  bookingsRead(actor, chosenCompany(query.filters), query);

function bookingsRead(
  actor: UserActor,
  whose: { companyId: number | undefined; operatorId?: number | undefined },
  query: Asked<typeof bookingListSpec>,
): ReadList<BookingSummary> {
  const { text, sort, descending, filters } = query;
  const { when: _, status, driver, counted, from, until } = filters;
  const asked = { ...whose, when: whenOf(query), status, driver, counted, from, until, text, sort, descending };
  const isNarrowed = [text, status, driver, counted, from, until, whose.operatorId].some(Boolean);
  return async (part) => {
    const page = await listBookings(actor, { ...asked, ...part });
    return {
      ...page,
      ...(isNarrowed && page.total > 1 && { sums: { ...(await sumBookings(actor, asked)) } }),
      ...(isNarrowed && asked.when !== 'all' && { elsewhere: await foundElsewhere(actor, asked) }),
    };
  };
}

/** How many the same search finds under the tabs that are not open. */
async function foundElsewhere(
  actor: UserActor,
  asked: Omit<Parameters<typeof listBookings>[1], 'page' | 'pageSize'>,
): Promise<Record<string, number>> {
  const totalOf = async (when: BookingWhen) =>
    (await listBookings(actor, { ...asked, when, page: 1, pageSize: 1 })).total;
  // Today's and those with a problem are upcoming or past ones; among all of them there are canceled ones too.
  const [coming, past, all] = await Promise.all([totalOf('coming'), totalOf('past'), totalOf('all')]);
  const found = { coming, past, all: all === coming + past ? 0 : all };
  return Object.fromEntries(Object.entries(found).filter(([when, count]) => when !== asked.when && count > 0));
}
