import { beforeAll, describe, expect, it } from 'vitest';
import { listMessages, type MessageListQuery } from '@bff/domain/outgoing-messages';
import { listPayments, listRefunds } from '@bff/domain/payments';
import type { UserActor } from '@bff/domain/shared/actor';
import { inTransaction } from '@bff/platform/transaction';
import { createOrder, createUser } from '@db/factories';
import { execute, select } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';

const ROWS = 10_000;
/** How many reads the joins and sorting for a page's twenty rows may take. */
const A_PAGE = 1_000;
const digits = Array.from({ length: 10 }, (_, digit) => `SELECT ${digit} AS i`).join(' UNION ALL ');
const NUMBERS = `(SELECT a.i + 10 * b.i + 100 * c.i + 1000 * d.i AS n FROM (${digits}) a, (${digits}) b, (${digits}) c, (${digits}) d) numbers`;

/** Administrators' lists that grow for ever: a page is found with an index, and counted rows are read once. */
describe('a long list', () => {
  useTestDatabase();
  let admin: UserActor;
  beforeAll(async () => {
    admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
    const { order } = await createOrder({});
    await execute(
      `INSERT INTO payments (order_id, status, amount, captured_amount, idempotency_key)
        SELECT ${order.id}, 'succeeded', 100, 100, CONCAT('pay', n) FROM ${NUMBERS}`,
    );
    await execute(
      `INSERT INTO refunds (payment_id, amount, reason, status, completed_at, idempotency_key)
        SELECT id, 1, 'canceled', 'succeeded', NOW(3), CONCAT('refund', id) FROM payments`,
    );
    await execute(
      `INSERT INTO outbox (kind, payload, due_at, sent_at) SELECT 'mail', '{}', NOW(3), NOW(3) FROM ${NUMBERS}`,
    );
    for (const table of ['customers', 'orders', 'payments', 'refunds', 'outbox'])
      await execute(`ANALYZE TABLE ${table}`);
  });

  /** How many rows or keys the server reads meanwhile: on one connection, whose counters they are. */
  const readsOf = (work: () => Promise<{ total: number }>): Promise<{ total: number; reads: number }> =>
    inTransaction(async () => {
      const count = async () => {
        const rows = await select<{ Value: string }>("SHOW SESSION STATUS LIKE 'Handler_read%'");
        return rows.reduce((sum, { Value }) => sum + Number(Value), 0);
      };
      const before = await count();
      const { total } = await work();
      return { total, reads: (await count()) - before };
    });
  const page = { text: '', page: 1, pageSize: 20, descending: true } as const;
  const messages = (state: MessageListQuery['state']) => () =>
    listMessages(admin, { ...page, sort: 'created', state, problems: false, kind: undefined });

  it.each<[string, number, () => Promise<{ total: number }>]>([
    ['payments', 1, () => listPayments(admin, { ...page, sort: 'created', status: undefined, waiting: false })],
    [
      'refunds',
      // Each with its payment.
      2,
      () =>
        listRefunds(admin, { ...page, sort: 'created', status: undefined, method: undefined, attention: undefined }),
    ],
    ['messages', 1, messages(undefined)],
  ])('of %s reads a page, and counts the rest', async (_, tables, list) => {
    const { total, reads } = await readsOf(list);
    expect(total).toBe(ROWS);
    expect(reads).toBeLessThan(tables * ROWS + A_PAGE);
  });

  it.each(['failed', 'closed', 'late', 'retrying', 'waiting'] as const)(
    'of messages finds the few that are %s among those that were sent',
    async (state) => {
      expect((await readsOf(messages(state))).reads).toBeLessThan(A_PAGE);
    },
  );
});
