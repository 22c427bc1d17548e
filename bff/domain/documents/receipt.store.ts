import { Receipt } from '@db/models';

/** Receipts are written once and read as they are: nothing in here changes one. */
export const receiptStore = {
  /** Does nothing when the order has one. */
  async insert(orderId: number, content: object, issuedAt: Date): Promise<void> {
    await Receipt.bulkCreate([{ orderId, version: 1, content, issuedAt }], { ignoreDuplicates: true });
  },

  /** What the order's newest receipt says. */
  async find(orderId: number): Promise<unknown> {
    return (await Receipt.findOne({ where: { orderId }, order: [['version', 'DESC']] }))?.content;
  },
};
