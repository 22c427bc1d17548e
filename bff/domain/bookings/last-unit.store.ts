import { Op } from 'sequelize';
import type { Actor } from '@bff/domain/shared/actor';
import { Order } from '@db/models';

/** The unit that the actor last bought for, in the organisation that they buy for now. */
export async function lastUnitOf(actor: Actor): Promise<number | null> {
  if (actor.kind !== 'user' || !actor.deal) return null;
  const last = await Order.findOne({
    attributes: ['dealUnitId'],
    where: {
      userId: actor.userId,
      dealOrganisationId: actor.deal.organisationId,
      dealUnitId: { [Op.not]: null },
    },
    order: [['id', 'DESC']],
  });
  return last?.dealUnitId ?? null;
}
