// Traces: S2-052
import {
  countBookings,
  departuresToday,
  proposedChanges,
  undrivenTrips,
  upcomingTripsOfCompany,
} from '@bff/domain/bookings';
import { openDeviations } from '@bff/domain/deviations';
import { newQuoteRequests } from '@bff/domain/quotes';
import { companyDays } from '@bff/domain/reports';
import type { UserActor } from '@bff/domain/shared/actor';
import type { Waiting } from '@bff/domain/shared/waiting.store';
import { localDayOf } from '@bff/domain/shared/stockholm-days';
import { clock } from '@bff/platform/clock';

/** What waits for the company: the most urgent first. */
export type CompanyQueue = 'withoutDriver' | 'quoteRequests' | 'changes' | 'deviations';

/** What is next; the list of bookings has the rest. */
const MOST_TRIPS = 5;

async function changesOf(actor: UserActor, companyId: number) {
  const changes = await proposedChanges(actor, companyId);
  const oldest = changes.map(({ since }) => since).sort((one, other) => one.getTime() - other.getTime())[0] ?? null;
  return {
    queue: { count: changes.length, oldest } satisfies Waiting,
    numbers: changes.map((one) => one.bookingNumber),
  };
}

/** What the first page of a company's administrators shows. @throws DomainError `auth.noPermission` */
export async function companyOverview(actor: UserActor, companyId: number) {
  const [driverless, quoteRequests, changes, deviations, departures, coming, trips, days] = await Promise.all([
    undrivenTrips(actor, companyId),
    newQuoteRequests(actor, companyId),
    changesOf(actor, companyId),
    openDeviations(actor, companyId),
    departuresToday(actor, companyId),
    countBookings(actor, { companyId, when: 'coming' }),
    // Today's stand above them.
    upcomingTripsOfCompany(actor, companyId, MOST_TRIPS, new Date(localDayOf(clock.millis()).end)),
    companyDays(actor, companyId),
  ]);
  const queues: Record<CompanyQueue, Waiting & { departure?: Date | null }> = {
    withoutDriver: { ...driverless, oldest: null },
    quoteRequests,
    changes: changes.queue,
    deviations,
  };
  return {
    queues,
    changes: changes.numbers,
    departures,
    trips,
    days,
    now: clock.now(),
    /** Confirmed trips, as the list of bookings counts them. */
    upcoming: coming,
  };
}
