import { listPayments, listRefunds, ownNumber } from '@bff/domain/payments';
import { isAdmin, type UserActor } from '@bff/domain/shared/actor';
import type { NamedThing } from '@formats';
import { type Found, part } from './found';

/** The payment and the refund with exactly that number, as other pages call them; with their noun beside the text (`of`), the latest that their list finds. */
export async function payments(actor: UserActor, text: string, of?: NamedThing): Promise<Found[]> {
  if (!isAdmin(actor)) return [];
  const asked = { text, status: undefined, sort: 'created', descending: true, ...part } as const;
  const found = async (kind: 'payment' | 'refund', rows: () => Promise<readonly Listed[]>): Promise<Found[]> => {
    const number = ownNumber(kind, text);
    if (number === undefined && kind !== of) return [];
    return (await rows())
      .filter(({ id }) => kind === of || id === number)
      .map(({ id, customerName, orderNumber }) => ({
        kind,
        id,
        name: String(id),
        detail: `${customerName}, ${orderNumber}`,
      }));
  };
  const all = await Promise.all([
    found('payment', async () => (await listPayments(actor, { ...asked, waiting: false })).rows),
    found('refund', async () => (await listRefunds(actor, { ...asked, method: undefined, attention: undefined })).rows),
  ]);
  return all.flat();
}

interface Listed {
  id: number;
  customerName: string;
  orderNumber: string;
}
