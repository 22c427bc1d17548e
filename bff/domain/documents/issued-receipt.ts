// Traces: S2-049
import { PAYMENT_METHODS } from '@states/order-words';
import { z } from 'zod';
import { inTransaction } from '@bff/platform/transaction';
import type { Receipt } from './receipt';
import { receiptStore } from './receipt.store';
import { instantSchema, oreSchema, tripPriceSchema, tripSchema } from './trip';

const text = z.string().nullable();

/** The content of a receipt from when it is issued, whatever language it is read in. Later refunds are shown beside it. */
const schema = z.object({
  brand: z.string(),
  supportEmail: z.string(),
  // Receipts issued earlier have no telephone, those from before organisations could buy no unit, and later ones the centre in its name.
  seller: z.object({ name: z.string(), orgNumber: text, vatNumber: text, address: text, phone: text.optional() }),
  buyer: z.object({
    name: z.string(),
    companyName: text,
    orgNumber: text,
    address: text,
    unit: text.optional(),
    costCenter: text.optional(),
  }),
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
      paidBy: z.enum(PAYMENT_METHODS),
      at: instantSchema.nullable(),
      amount: oreSchema,
      cardBrand: text,
      cardLast4: text,
    }),
  ),
  issuedAt: instantSchema,
});

export type IssuedReceipt = Omit<Receipt, 'language' | 'refunds' | 'cancellationFee'>;

/** Stores a receipt as it is now, permanently: whatever names, addresses or settings change later. One already issued stays as it was. */
export async function issueReceipt(orderId: number, receipt: IssuedReceipt): Promise<void> {
  await inTransaction(() => receiptStore.insert(orderId, schema.parse(receipt), receipt.issuedAt));
}

/** Issues another receipt after a change of the purchase, which then is the valid one; earlier ones stay as they are. The order is locked. */
export async function reissueReceipt(orderId: number, receipt: IssuedReceipt): Promise<void> {
  await inTransaction(() => receiptStore.insertNext(orderId, schema.parse(receipt), receipt.issuedAt));
}

/** The receipt of an order as it was issued, if any. */
export async function issuedReceipt(orderId: number): Promise<IssuedReceipt | undefined> {
  const content = await receiptStore.find(orderId);
  return content === undefined ? undefined : schema.parse(content);
}
