import { findDeletions, type FoundDeletion } from '@bff/domain/erasure';
import type { Actor } from '@bff/domain/shared/actor';
import type { ListQuery, ListSpec, ReadList } from '@bff/lists';

type Sort = 'asked' | 'name';

/** Accounts that wait to be deleted, who has waited longest first. */
export const deletionListSpec: ListSpec<Sort, never> = { sorts: ['asked', 'name'], plainSort: 'asked', filters: {} };

export const readDeletions =
  (actor: Actor, { text, sort, descending }: ListQuery<Sort, never>): ReadList<FoundDeletion> =>
  (part) =>
    findDeletions(actor, { text, sort, descending, ...part });
