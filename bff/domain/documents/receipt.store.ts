import { Receipt } from '@db/models';

/** Receipts are written once and read as they are: nothing in here changes one. */
export const receiptStore = {
  /** Does nothing when the order has one. */
  async insert(orderId: number, content: object, issuedAt: Date): Promise<void> {
    await Receipt.bulkCreate([{ orderId, version: 1, content, issuedAt }], { ignoreDuplicates: true });
  },

  /** Beside those that the order has; its lock keeps others from the same version. */
  async insertNext(orderId: number, content: object, issuedAt: Date): Promise<void> {
    const newest = (await Receipt.max<number, Receipt>('version', { where: { orderId } })) ?? 0;
    await Receipt.create({ orderId, version: newest + 1, content, issuedAt });
  },

  /** What the order's newest receipt says. */
  async find(orderId: number): Promise<unknown> {
    return (await Receipt.findOne({ where: { orderId }, order: [['version', 'DESC']] }))?.content;
  },
};
