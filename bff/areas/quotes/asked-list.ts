import { type CompanyRequest, listAsked } from '@bff/domain/quotes';
import type { UserActor } from '@bff/domain/shared/actor';
import { type Asked, listSpec, type ReadList } from '@bff/lists';
import { SHOWN_REQUEST_STATES, type ShownRequestStatus } from '@states/quote-states';

/** A request that one company was sent, in a list. */
export interface AskedSummary {
  id: number;
  number: string;
  companyName: string;
  status: ShownRequestStatus;
  from: string;
  to: string;
  departure: Date;
  passengers: number;
  created: Date;
  answerBy: Date;
}

/** Quote requests, newest first. */
export const askedListSpec = listSpec({
  sorts: ['created'],
  plainSort: '-created',
  filters: { status: SHOWN_REQUEST_STATES },
});

const summaryOf = ({ id, companyName, shown, createdAt, expiresAt, request }: CompanyRequest): AskedSummary => {
  const { stops, departure, adults, children, wheelchairs } = request.trip;
  return {
    id,
    number: request.number,
    companyName,
    status: shown,
    from: stops[0]?.place.name ?? '',
    to: stops.at(-1)?.place.name ?? '',
    departure,
    passengers: adults + children + wheelchairs,
    created: createdAt,
    answerBy: expiresAt,
  };
};

/** @param companyId requests to one company; otherwise to all */
export function readAsked(
  actor: UserActor,
  companyId: number | undefined,
  query: Asked<typeof askedListSpec>,
): ReadList<AskedSummary> {
  return async (part) => {
    const { status } = query.filters;
    const { rows, total } = await listAsked(actor, { companyId, status, oldestFirst: !query.descending, ...part });
    return { rows: rows.map(summaryOf), total };
  };
}
