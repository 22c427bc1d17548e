import { depotsOf } from '@bff/domain/depots';
import type { UserActor } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';

/** Whether a form says a depot that it offered: another one, as one of another company, is not there. */
export async function depotCheck(actor: UserActor, companyId: number): Promise<(value: { depotId: number }) => void> {
  const depots = await depotsOf(actor, companyId);
  return ({ depotId }) =>
    must(
      depots.some(({ id }) => id === depotId),
      'depot.notFound',
    );
}
