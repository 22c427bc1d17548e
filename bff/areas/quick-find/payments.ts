import { listPayments, listRefunds, ownNumber, readCharge } from '@bff/domain/payments';
import { isAdmin, type UserActor } from '@bff/domain/shared/actor';
import type { NamedThing } from '@formats';
import { shownPayment } from '@states/payment-states';
import { type Found, type FoundState, part } from './found';

/**
 * The payments and refunds with exactly that number or amount, and those of the card with these last digits; with their noun beside the text
 * (`of`), the latest that their list finds.
 */
export async function payments(actor: UserActor, text: string, of?: NamedThing): Promise<Found[]> {
  if (!isAdmin(actor)) return [];
  const isCharge = Object.keys(readCharge(text)).length > 0;
  const asked = (kind: 'payment' | 'refund') =>
    ({ text, isExact: kind !== of, status: undefined, sort: 'created', descending: true, ...part }) as const;
  const isAsked = (kind: 'payment' | 'refund') => kind === of || isCharge || ownNumber(kind, text) !== undefined;
  const [paid, refunded] = await Promise.all([
    isAsked('payment') ? listPayments(actor, { ...asked('payment'), waiting: false }) : undefined,
    isAsked('refund') ? listRefunds(actor, { ...asked('refund'), method: undefined, attention: undefined }) : undefined,
  ]);
  return [
    ...(paid?.rows ?? []).map((row) => found('payment', row, { of: 'payment', status: shownPayment(row) })),
    ...(refunded?.rows ?? []).map((row) =>
      found('refund', row, { of: 'refund', status: row.replacedBy === null ? row.status : 'replaced' }),
    ),
  ];
}

interface Listed {
  id: number;
  customerName: string;
  orderNumber: string;
  amount: number;
  createdAt: Date;
}

const found = (
  kind: 'payment' | 'refund',
  { id, customerName, orderNumber, amount, createdAt }: Listed,
  state: FoundState,
): Found => ({ kind, id, name: String(id), detail: `${customerName}, ${orderNumber}`, amount, at: createdAt, state });
