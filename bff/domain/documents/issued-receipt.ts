// Traces: S2-049
import { z } from 'zod';
import { inTransaction } from '@bff/platform/transaction';
import type { Receipt } from './receipt';
import { receiptStore } from './receipt.store';
import { instantSchema, oreSchema, tripPriceSchema, tripSchema } from './trip';

const text = z.string().nullable();

/** What a receipt says from the moment it is issued, in whatever language it is read. What comes back later stands beside it. */
const schema = z.object({
  brand: z.string(),
  supportEmail: z.string(),
  seller: z.object({ name: z.string(), orgNumber: text, vatNumber: text, address: text }),
  // Those that were issued before organisations bought say nothing of a unit.
  buyer: z.object({ name: z.string(), companyName: text, orgNumber: text, address: text, unit: text.optional() }),
  trip: tripSchema,
  price: tripPriceSchema,
  lines: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('bus'), bookingNumber: z.string(), amount: oreSchema }),
      z.object({ kind: z.literal('surcharge'), amount: oreSchema }),
    ]),
  ),
  payments: z.array(
    z.object({
      paidBy: z.enum(['card', 'invoice']),
      at: instantSchema.nullable(),
      amount: oreSchema,
      cardBrand: text,
      cardLast4: text,
    }),
  ),
  issuedAt: instantSchema,
});

export type IssuedReceipt = Omit<Receipt, 'language' | 'refunds' | 'cancellationFee'>;

/** Keeps a receipt as it is now, for good: whatever names, addresses or settings change later. One that was issued before stays as it was. */
export async function issueReceipt(orderId: number, receipt: IssuedReceipt): Promise<void> {
  await inTransaction(() => receiptStore.insert(orderId, schema.parse(receipt), receipt.issuedAt));
}

/** After a change of what was bought: another receipt, which is the one that counts; the earlier ones stay as they are. The order is locked. */
export async function issueReceiptAnew(orderId: number, receipt: IssuedReceipt): Promise<void> {
  await inTransaction(() => receiptStore.insertNext(orderId, schema.parse(receipt), receipt.issuedAt));
}

/** The receipt of an order as it was issued, if it was. */
export async function issuedReceipt(orderId: number): Promise<IssuedReceipt | undefined> {
  const content = await receiptStore.find(orderId);
  return content === undefined ? undefined : schema.parse(content);
}
