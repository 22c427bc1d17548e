// Traces: S2-052
import { type BookingSummary, listBookings, proposedChanges, upcomingTripsOfCompany } from '@bff/domain/bookings';
import { openDeviations } from '@bff/domain/deviations';
import { newQuoteRequests } from '@bff/domain/quotes';
import { companyDays } from '@bff/domain/reports';
import type { UserActor } from '@bff/domain/shared/actor';
import { NO_ROWS, type PageWanted } from '@bff/domain/shared/list-page';
import type { Waiting } from '@bff/domain/shared/waiting.store';
import { clock } from '@bff/platform/clock';

/** What waits for the company's answer. */
export type CompanyQueue = 'quoteRequests' | 'changes' | 'deviations';

/** More trips than a company with a few buses has ahead; larger ones are told how many there are. */
const MOST_TRIPS = 50;
/** The departures of a day; larger companies use the list. */
const MOST_DEPARTURES = 100;

async function changesOf(actor: UserActor, companyId: number) {
  const changes = await proposedChanges(actor, companyId);
  const oldest = changes.map(({ since }) => since).sort((one, other) => one.getTime() - other.getTime())[0] ?? null;
  return {
    queue: { count: changes.length, oldest } satisfies Waiting,
    numbers: changes.map((one) => one.bookingNumber),
  };
}

const bookingsOf = (actor: UserActor, companyId: number, when: 'today' | 'coming', part: PageWanted) =>
  listBookings(actor, {
    companyId,
    when,
    text: '',
    sort: 'departure',
    descending: false,
    ...part,
  });

/** The departures of today, those with a problem first. */
async function departuresOf(actor: UserActor, companyId: number): Promise<{ rows: BookingSummary[]; total: number }> {
  const { rows, total } = await bookingsOf(actor, companyId, 'today', { page: 1, pageSize: MOST_DEPARTURES });
  return { rows: [...rows].sort((one, other) => Number(!one.problem) - Number(!other.problem)), total };
}

/** What the first page of a company's administrators shows. @throws DomainError `auth.noPermission` */
export async function companyOverview(actor: UserActor, companyId: number) {
  const [quoteRequests, changes, deviations, departures, coming, trips, days] = await Promise.all([
    newQuoteRequests(actor, companyId),
    changesOf(actor, companyId),
    openDeviations(actor, companyId),
    departuresOf(actor, companyId),
    bookingsOf(actor, companyId, 'coming', NO_ROWS),
    upcomingTripsOfCompany(actor, companyId, MOST_TRIPS),
    companyDays(actor, companyId),
  ]);
  const queues: Record<CompanyQueue, Waiting> = { quoteRequests, changes: changes.queue, deviations };
  return {
    queues,
    changes: changes.numbers,
    departures,
    trips,
    days,
    now: clock.now(),
    /** Confirmed trips, as the list of bookings counts them. */
    upcoming: coming.total,
  };
}
