import { provide } from '@bff/domain/shared/services';
import { startSandboxWorld, type SandboxWorld } from '@bff/integrations/payments/testing/sandbox-world';
import { execute, parseJson, select } from '@db/query';
import { closeOpenPayment } from '../close-payment';
import { createPayment, openPayment } from '../open-payment';
import { orderPayments, registerOrderPayments, type OrderPayments } from '../order-port';
import { paymentStore, type Payment } from '../payment.store';
import { handlePaymentEvents, receiveEvent } from '../receive-event';
import { sendRefund } from '../send-refund';
import { inTransaction } from '@bff/platform/transaction';
import { aCustomer, anOrder } from './orders';

export interface PaymentWorld {
  sandbox: SandboxWorld;
  /** An order with its hosted page open. */
  openOrder(total?: number): Promise<{ orderId: number; paymentId: number; sessionId: string }>;
  /** Opens another page for an order, after closing the current one. */
  reopen(orderId: number, amount: number): Promise<{ paymentId: number; sessionId: string }>;
  /** Webhooks are stored when they arrive; this handles what is stored, until all have arrived. */
  settleWebhooks(): Promise<void>;
  /** Carries out the refunds that wait in the outbox, as its worker would. */
  sendRefunds(): Promise<void>;
  payment(id: number): Promise<Payment>;
  outboxKinds(): Promise<string[]>;
  stop(): Promise<void>;
}

/** Payments against a real sandbox over HTTP and a real database; the webhooks arrive at `receiveEvent`. For tests of this noun and others. */
export async function startPaymentWorld(orders: OrderPayments): Promise<PaymentWorld> {
  const sandbox = await startSandboxWorld();
  const owner = await aCustomer();
  registerOrderPayments(orders);
  provide({ payments: sandbox.provider });
  sandbox.receiver.answerWith(async ({ body, signature }) => {
    try {
      await receiveEvent(body, signature);
      return 200;
    } catch {
      return 500;
    }
  });

  async function open(orderId: number, amount: number) {
    const { paymentId } = await inTransaction(async () => {
      await orderPayments().lock(orderId);
      return createPayment({ orderId, amount });
    });
    await openPayment(paymentId, {
      description: 'Buss Uppsala – Gävle',
      customerEmail: 'anna@demo.invalid',
      locale: 'sv',
      successUrl: 'http://localhost:3000/sv/payment/callback',
      cancelUrl: 'http://localhost:3000/sv/booking/list',
    });
    return { paymentId, sessionId: (await world.payment(paymentId)).sessionId! };
  }

  const world: PaymentWorld = {
    sandbox,
    async openOrder(total = 1_136_650) {
      const orderId = await anOrder(owner, total);
      return { orderId, ...(await open(orderId, total)) };
    },
    async reopen(orderId, amount) {
      await closeOpenPayment(orderId);
      return open(orderId, amount);
    },
    async settleWebhooks() {
      for (;;) {
        await handlePaymentEvents();
        if (sandbox.sandbox.pendingDeliveries() === 0) break;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      await handlePaymentEvents();
    },
    async sendRefunds() {
      const rows = await select<{ id: number; payload: unknown }>(
        "SELECT id, payload FROM outbox WHERE kind = 'refund.send' AND sent_at IS NULL",
      );
      for (const { id, payload } of rows) {
        await sendRefund(parseJson<{ refundId: number }>(payload).refundId);
        await execute('UPDATE outbox SET sent_at = UTC_TIMESTAMP(3) WHERE id = :id', { id });
      }
    },
    async payment(id) {
      const payment = await paymentStore.find(id);
      if (!payment) throw new Error(`no payment ${id}`);
      return payment;
    },
    outboxKinds: async () =>
      (await select<{ kind: string }>('SELECT kind FROM outbox ORDER BY id')).map(({ kind }) => kind),
    stop: () => sandbox.stop(),
  };
  return world;
}
