// Traces: S2-175, S2-176
import type { ActedFor } from '@bff/domain/deal-organisations';
import { organisationJourney } from '@bff/domain/journeys';
import { seeOrganisationRequest } from '@bff/domain/quotes';
import type { UserActor } from '@bff/domain/shared/actor';
import { DomainError } from '@bff/domain/shared/errors';

/** What belongs to one of the organisations that a traffic controller may act for. */
const see = { journey: organisationJourney, quoteRequest: seeOrganisationRequest };
export type OwnedRecord = keyof typeof see;

/** Which of the organisations has the record with that number; undefined if none of them has it. */
export async function recordOwner(
  actor: UserActor,
  served: ActedFor['served'],
  { kind, number }: { kind: OwnedRecord; number: string },
): Promise<ActedFor['served'][number] | undefined> {
  for (const organisation of served) {
    try {
      await see[kind](actor, organisation.id, number);
      return organisation;
    } catch (error) {
      if (!(error instanceof DomainError && error.status === 404)) throw error;
    }
  }
  return undefined;
}
