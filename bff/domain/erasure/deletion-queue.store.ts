import { Op } from 'sequelize';
import { clock } from '@bff/platform/clock';
import { AccountDeletion } from '@db/models';
import { containing } from '../shared/containing';
import { byColumn, listPage, type Page, type PageWanted } from '../shared/list-page';

/** A requested deletion that waits until it is possible. */
export interface WaitingDeletion {
  askedAt: Date;
  /** The day on which it happens, once the owner has been notified; null until then. */
  dueAt: Date | null;
}

/** One as administrators see it. */
export interface QueuedDeletion extends WaitingDeletion {
  userId: number;
  name: string;
  email: string;
  customerId: number | null;
  /** False if an administrator requested it. */
  byOneself: boolean;
}

export interface DeletionSearch extends PageWanted {
  /** Part of a name or address. Empty: all. */
  text: string;
  sort: 'asked' | 'name';
  descending: boolean;
}

const SORTS = { asked: 'askedAt', name: ['user', 'name'] } as const;

export const deletionQueueStore = {
  async find(userId: number): Promise<WaitingDeletion | undefined> {
    const waiting = await AccountDeletion.findByPk(userId);
    return waiting ? { askedAt: waiting.askedAt, dueAt: waiting.dueAt } : undefined;
  },

  async insert(userId: number, askedByUserId: number, dueAt: Date | null): Promise<void> {
    await AccountDeletion.create({ userId, askedByUserId, dueAt, askedAt: clock.now() });
  },

  async setDue(userId: number, dueAt: Date | null): Promise<void> {
    await AccountDeletion.update({ dueAt }, { where: { userId } });
  },

  /** False if none waits. */
  remove: async (userId: number): Promise<boolean> => (await AccountDeletion.destroy({ where: { userId } })) === 1,

  /** The user ids, oldest request first. */
  async all(): Promise<number[]> {
    const waiting = await AccountDeletion.findAll({ attributes: ['userId'], order: ['askedAt', 'userId'] });
    return waiting.map(({ userId }) => userId);
  },

  search: (search: DeletionSearch): Promise<Page<QueuedDeletion>> =>
    listPage(
      AccountDeletion,
      {
        where:
          search.text === ''
            ? {}
            : {
                [Op.or]: {
                  '$user.name$': { [Op.like]: containing(search.text) },
                  '$user.email$': { [Op.like]: containing(search.text.toLowerCase()) },
                },
              },
        include: {
          association: 'user',
          attributes: ['name', 'email'],
          required: true,
          include: [{ association: 'customer', attributes: ['id'] }],
        },
        order: byColumn(SORTS[search.sort], search.descending, 'userId'),
      },
      search,
      ({ userId, askedByUserId, askedAt, dueAt, user }) => ({
        userId,
        name: user!.name,
        email: user!.email,
        customerId: user!.customer?.id ?? null,
        askedAt,
        dueAt,
        byOneself: askedByUserId === userId,
      }),
    ),
};
