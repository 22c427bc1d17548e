import type { ModelStatic } from 'sequelize';
import { DealOrganisation, TrafficControllerOrganisation, User } from '@db/models';

export interface ServedOrganisation {
  id: number;
  name: string;
}

async function organisationsOf(userId: number, model: ModelStatic<DealOrganisation>): Promise<ServedOrganisation[]> {
  const entries = await TrafficControllerOrganisation.findAll({
    where: { userId },
    include: { association: 'organisation', model, attributes: ['id', 'name'], required: true },
    order: [
      ['organisation', 'name', 'ASC'],
      ['organisation', 'id', 'ASC'],
    ],
  });
  return entries.map(({ organisation }) => ({ id: organisation!.id, name: organisation!.name }));
}

/** The organisations that traffic controllers act for. */
export const trafficControllerStore = {
  async actsFor(userId: number, organisationId: number): Promise<boolean> {
    const entry = await TrafficControllerOrganisation.findOne({
      where: { userId, organisationId },
      include: {
        association: 'organisation',
        model: DealOrganisation.scope('active'),
        attributes: ['id'],
        required: true,
      },
    });
    return entry !== null;
  },

  /** The active ones by name. */
  served: (userId: number) => organisationsOf(userId, DealOrganisation.scope('active')),
  /** All that are assigned, whatever their state. */
  entered: (userId: number) => organisationsOf(userId, DealOrganisation),

  /** Changes to one controller's organisations run one at a time. */
  async lock(userId: number): Promise<void> {
    await User.findByPk(userId, { attributes: ['id'], lock: true });
  },

  async add(userId: number, organisationId: number): Promise<void> {
    await TrafficControllerOrganisation.create({ userId, organisationId });
  },

  async remove(userId: number, organisationId: number): Promise<void> {
    await TrafficControllerOrganisation.destroy({ where: { userId, organisationId } });
  },
};
