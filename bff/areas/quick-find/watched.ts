import type { ActedFor } from '@bff/domain/deal-organisations';
import { findOrganisationJourneys, type WatchedJourney } from '@bff/domain/journeys';
import { organisationQuoteRequests, type QuoteRequestRow } from '@bff/domain/quotes';
import type { UserActor } from '@bff/domain/shared/actor';
import { clock } from '@bff/platform/clock';
import { type Found, isCalled, MOST_OF_A_KIND, part } from './found';
import { enoughFor, typedOrderFirst } from './typed-order';

/**
 * What a traffic controller watches: the journeys, as the overview and their sheets say them, and the quote requests of the organisation
 * that they act for; those of the others that they may act for with its name; and these organisations by their own names.
 */
export async function watched(actor: UserActor, text: string, { served, active }: ActedFor): Promise<Found[]> {
  const own: Found[] = [];
  const journeys: { row: WatchedJourney; whose: string }[] = [];
  const requests: { row: QuoteRequestRow; whose: string }[] = [];
  const limit = enoughFor(text, part.pageSize);
  // One after another: nobody waits for a controller's many organisations to give the database's connections back.
  for (const { id, name } of served) {
    const found = await findOrganisationJourneys(actor, { organisationId: id, text, limit });
    const asked = await organisationQuoteRequests(actor, id, { text, oldestFirst: false, page: 1, pageSize: limit });
    if (id === active?.id)
      own.push(
        ...most(typedOrderFirst(found, text, (row) => row)).map(
          (journey) => ({ kind: 'organisationJourney', ...journeyFound(journey) }) as const,
        ),
        ...most(typedOrderFirst(asked.rows, text, placesOf)).map(
          (request) => ({ kind: 'organisationQuoteRequest', ...requestFound(request) }) as const,
        ),
      );
    else {
      journeys.push(...found.map((row) => ({ row, whose: name })));
      requests.push(...asked.rows.map((row) => ({ row, whose: name })));
    }
  }
  const organisations = most(served.filter(({ name }) => isCalled(name, text))).map(({ id, name }): Found => {
    return { kind: id === active?.id ? 'activeOrganisation' : 'otherOrganisation', id, name, detail: '' };
  });
  const closestJourneys = closestInTime(journeys, ({ row }) => row.pickupAt);
  const closestRequests = closestInTime(requests, ({ row }) => row.trip.departure);
  return [
    ...organisations,
    ...own,
    ...most(typedOrderFirst(closestJourneys, text, ({ row }) => row)).map(
      ({ row, whose }) => ({ kind: 'otherJourney', ...journeyFound(row, whose) }) as const,
    ),
    ...most(typedOrderFirst(closestRequests, text, ({ row }) => placesOf(row))).map(
      ({ row, whose }) => ({ kind: 'otherQuoteRequest', ...requestFound(row, whose) }) as const,
    ),
  ];
}

const most = <Row>(rows: readonly Row[]): Row[] => rows.slice(0, MOST_OF_A_KIND);

function closestInTime<Row>(rows: readonly Row[], at: (row: Row) => Date): Row[] {
  const now = clock.millis();
  const away = (row: Row) => Math.abs(at(row).getTime() - now);
  return [...rows].sort((a, b) => away(a) - away(b));
}

/** `whose`: the organisation, where it is not the one that is acted for. */
const journeyFound = (
  { number, from, to, registrationNumber, bookingNumber, pickupAt }: WatchedJourney,
  ...whose: readonly string[]
) => ({
  id: number,
  name: number,
  detail: [`${from} – ${to}`, registrationNumber, bookingNumber, ...whose].join(', '),
  at: pickupAt,
});

type Requested = Pick<QuoteRequestRow, 'number' | 'trip'>;

export const placesOf = ({ trip: { stops } }: Requested) => ({
  from: stops[0]?.place.name ?? '',
  to: stops.at(-1)?.place.name ?? '',
});

export function requestFound(request: Requested, ...whose: readonly string[]) {
  const { from, to } = placesOf(request);
  const { number, trip } = request;
  return { id: number, name: number, detail: [`${from} – ${to}`, ...whose].join(', '), at: trip.departure };
}
