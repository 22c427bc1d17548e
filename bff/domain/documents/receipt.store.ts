import { Receipt } from '@db/models';

/** Receipts are written once and never changed. */
export const receiptStore = {
  /** Does nothing if the order has one. */
  async insert(orderId: number, content: object, issuedAt: Date): Promise<void> {
    await Receipt.bulkCreate([{ orderId, version: 1, content, issuedAt }], { ignoreDuplicates: true });
  },

  /** Added to those that the order has; the order's lock prevents a duplicate version. */
  async insertNext(orderId: number, content: object, issuedAt: Date): Promise<void> {
    const newest = (await Receipt.max<number, Receipt>('version', { where: { orderId } })) ?? 0;
    await Receipt.create({ orderId, version: newest + 1, content, issuedAt });
  },

  /** The content of the order's newest receipt. */
  async find(orderId: number): Promise<unknown> {
    return (await Receipt.findOne({ where: { orderId }, order: [['version', 'DESC']] }))?.content;
  },
};
