import { TrafficControllerOrganisation, User } from '@db/models';

export interface ServedOrganisation {
  id: number;
  name: string;
}

const organisationsOf = async (userId: number, status: { status?: 'active' } = {}): Promise<ServedOrganisation[]> => {
  const entries = await TrafficControllerOrganisation.findAll({
    where: { userId },
    include: { association: 'organisation', attributes: ['id', 'name'], where: status },
    order: [
      ['organisation', 'name', 'ASC'],
      ['organisation', 'id', 'ASC'],
    ],
  });
  return entries.map(({ organisation }) => ({ id: organisation!.id, name: organisation!.name }));
};

/** The organisations that traffic controllers act for. */
export const trafficControllerStore = {
  async actsFor(userId: number, organisationId: number): Promise<boolean> {
    const entry = await TrafficControllerOrganisation.findOne({
      where: { userId, organisationId },
      include: { association: 'organisation', attributes: ['id'], where: { status: 'active' } },
    });
    return entry !== null;
  },

  /** The active ones by name. */
  served: (userId: number) => organisationsOf(userId, { status: 'active' }),
  /** All that are assigned, whatever their state. */
  entered: (userId: number) => organisationsOf(userId),

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
