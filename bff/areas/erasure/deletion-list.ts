import { findDeletions, type FoundDeletion } from '@bff/domain/erasure';
import type { Actor } from '@bff/domain/shared/actor';
import { type Asked, listSpec, type ReadList } from '@bff/lists';

/** Accounts waiting to be deleted, longest wait first. */
export const deletionListSpec = listSpec({ sorts: ['asked', 'name'], plainSort: 'asked', filters: {} });

export const readDeletions =
  (actor: Actor, { text, sort, descending }: Asked<typeof deletionListSpec>): ReadList<FoundDeletion> =>
  (part) =>
    findDeletions(actor, { text, sort, descending, ...part });
