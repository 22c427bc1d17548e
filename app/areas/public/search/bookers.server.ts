import { ownBuyers } from '@bff/domain/deal-organisations';
import type { Actor } from '@bff/domain/shared/actor';

/** Who books for somebody who only belongs to units, by name; none for everybody else. */
export async function bookersFor(actor: Actor): Promise<string[]> {
  if (actor.kind !== 'user') return [];
  return [...new Set((await ownBuyers(actor)).map(({ name }) => name))];
}
