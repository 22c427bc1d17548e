import type { Ore } from '@bff/domain/shared/money';
import type { DisputeMovement } from '@bff/integrations/payments/port';
import { type LedgerLine, type LedgerReference, ledgerStore } from './ledger.store';

/**
 * Books one posting, in the running transaction. Its name says what it is for and is used once (`capture:17`), so the same thing is never
 * booked twice. Throws when the lines do not sum to 0; lines of 0 are left out.
 */
export async function post(posting: string, lines: readonly LedgerLine[], reference: LedgerReference): Promise<void> {
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  if (sum !== 0) throw new Error(`posting ${posting} does not balance: ${sum}`);
  const booked = lines.filter(({ amount }) => amount !== 0);
  if (booked.length > 0) await ledgerStore.insert(posting, booked, reference);
}

/** An operator has canceled a sold trip: we owe it that much less (decision 0603). Once per booking. */
export const postPenalty = ({ bookingId, amount, ...reference }: { orderId: number; bookingId: number; amount: Ore }) =>
  post(
    penaltyOf(bookingId),
    [
      { account: 'operator', amount },
      { account: 'penalties', amount: -amount },
    ],
    { ...reference, bookingId },
  );
const penaltyOf = (bookingId: number) => `penalty:${bookingId}`;

/** What an operator owes for having canceled a booking, in öre; 0 for nothing. */
export const penaltyFor = (bookingId: number): Promise<Ore> => ledgerStore.amountOf(penaltyOf(bookingId), 'operator');

/**
 * A bus replaces one that an operator canceled, and costs us that much more: the operator pays (decision 0690). Adjusts what is booked for
 * the canceled booking to that amount: by nothing if it already matches; back to 0 when no other bus drives (decision 0781).
 */
export async function postMoved({
  bookingId,
  amount,
  ...reference
}: {
  orderId: number;
  bookingId: number;
  amount: Ore;
}): Promise<void> {
  const booked = await movedEntries(bookingId);
  const more = amount - booked.reduce((sum, entry) => sum + entry.amount, 0);
  const posting = booked.length === 0 ? `moved:${bookingId}` : `moved:${bookingId}:${booked.length + 1}`;
  const lines: LedgerLine[] = [
    { account: 'operator', amount: more },
    { account: 'penalties', amount: -more },
  ];
  await post(posting, lines, { ...reference, bookingId });
}

const movedEntries = async (bookingId: number) =>
  (await ledgerStore.ofBookings('operator', [bookingId])).filter(({ posting }) => kindOf(posting) === 'moved');

/** What an operator owes for a replacement bus, in öre; 0 for nothing. */
export const movedDifferenceFor = async (bookingId: number): Promise<Ore> =>
  (await movedEntries(bookingId)).reduce((sum, { amount }) => sum + amount, 0);

/** What an operator owes for a booking. */
export interface OperatorDebt {
  bookingId: number;
  kind: 'penalty' | 'moved';
  amount: Ore;
}

/**
 * All that operators owe for some bookings, without what was reversed. Throws when the ledger has anything else on their account: it would
 * go unnoticed.
 */
export async function operatorDebts(bookingIds: readonly number[]): Promise<OperatorDebt[]> {
  const debts = new Map<string, OperatorDebt>();
  for (const { posting, bookingId, amount } of await ledgerStore.ofBookings('operator', bookingIds)) {
    const kind = kindOf(posting);
    const key = `${kind}:${bookingId}`;
    debts.set(key, { bookingId, kind, amount: amount + (debts.get(key)?.amount ?? 0) });
  }
  return [...debts.values()].filter(({ amount }) => amount !== 0);
}

function kindOf(posting: string): OperatorDebt['kind'] {
  const [kind] = posting.split(':');
  if (kind !== 'penalty' && kind !== 'moved') throw new Error(`posting ${posting} is on no statement of operators`);
  return kind;
}

interface Movement extends LedgerReference {
  amount: Ore;
}

/** The provider has captured the customer's money. */
export const postCapture = (paymentId: number, { amount, ...reference }: Movement) =>
  post(
    `capture:${paymentId}`,
    [
      { account: 'provider', amount },
      { account: 'customer', amount: -amount },
    ],
    { ...reference, paymentId },
  );

/** The provider refunds it. */
export const postRefund = (refundId: number, { amount, ...reference }: Movement) =>
  post(
    `refund:${refundId}`,
    [
      { account: 'customer', amount },
      { account: 'provider', amount: -amount },
    ],
    { ...reference, refundId },
  );

/** The customer is refunded by other means: the captured money stays at the provider. */
export const postRefundElsewhere = (refundId: number, { amount, ...reference }: Movement) =>
  post(
    `refund:${refundId}`,
    [
      { account: 'customer', amount },
      { account: 'bank', amount: -amount },
    ],
    { ...reference, refundId },
  );

/** The refund came back: we still owe it to the customer. */
export const postRefundFailure = (refundId: number, { amount, ...reference }: Movement) =>
  post(
    `refundFailed:${refundId}`,
    [
      { account: 'provider', amount },
      { account: 'customer', amount: -amount },
    ],
    { ...reference, refundId },
  );

/**
 * The customer's bank takes money back (a negative amount) or gives it back to us, and the provider charges or waives its fee. Named by the
 * provider's movement, so that each is booked once.
 */
export const postDispute = ({ id, amount, fee }: DisputeMovement, reference: LedgerReference) =>
  post(
    `dispute:${id}`,
    [
      { account: 'provider', amount: amount - fee },
      { account: 'customer', amount: -amount },
      { account: 'disputeFees', amount: fee },
    ],
    reference,
  );
