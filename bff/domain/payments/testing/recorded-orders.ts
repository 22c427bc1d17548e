import { system } from '@bff/domain/shared/actor';
import { logTransition, transitionsOf } from '@bff/domain/shared/event-log.store';
import { select } from '@db/query';
import type { OrderPayments } from '../order-port';

/**
 * Orders that only record what payments told them, in the same transaction: what was rolled back was not told. `answer` decides whether
 * what was paid for is still available.
 */
export function recordedOrders(answer: (orderId: number) => 'confirmed' | 'refund' = () => 'confirmed') {
  const record = (orderId: number, to: string) =>
    logTransition({ entity: 'told', entityId: orderId, from: null, to, by: system('test') });

  const orders: OrderPayments = {
    async lock(orderId) {
      await select('SELECT id FROM orders WHERE id = :orderId FOR UPDATE', { orderId });
    },
    async onOrderPaid(orderId) {
      const outcome = answer(orderId);
      await record(orderId, outcome);
      return outcome;
    },
    async onPaymentFailed(orderId, { reason }) {
      await record(orderId, reason);
    },
  };
  return {
    orders,
    /** What an order was told, in order. */
    told: async (orderId: number) => (await transitionsOf('told', orderId)).map(({ to }) => to),
  };
}
