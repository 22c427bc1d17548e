import { listPayments, listRefunds, ownNumber } from '@bff/domain/payments';
import { isAdmin, type UserActor } from '@bff/domain/shared/actor';
import { type Found, part } from './found';

/** The payment and the refund with exactly that number, as other pages call them. */
export async function paymentsByNumber(actor: UserActor, text: string): Promise<Found[]> {
  if (!isAdmin(actor)) return [];
  const asked = { text, status: undefined, sort: 'created', descending: true, ...part } as const;
  const numbers = { payment: ownNumber('payment', text), refund: ownNumber('refund', text) };
  const [payments, refunds] = await Promise.all([
    numbers.payment === undefined ? [] : listPayments(actor, { ...asked, waiting: false }).then(({ rows }) => rows),
    numbers.refund === undefined
      ? []
      : listRefunds(actor, { ...asked, method: undefined, attention: undefined }).then(({ rows }) => rows),
  ]);
  const found = (
    kind: 'payment' | 'refund',
    rows: readonly { id: number; customerName: string; orderNumber: string }[],
  ) =>
    rows
      .filter(({ id }) => id === numbers[kind])
      .map(({ id, customerName, orderNumber }) => ({
        kind,
        id,
        name: String(id),
        detail: `${customerName}, ${orderNumber}`,
      }));
  return [...found('payment', payments), ...found('refund', refunds)];
}
