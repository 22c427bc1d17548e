import { beforeAll, describe, expect, it } from 'vitest';
import { orderPaymentsOfBookings } from '@bff/domain/bookings';
import { registerOrderPayments } from '@bff/domain/payments';
import { enqueue } from '@bff/domain/shared/outbox.store';
import { createCompany, createUser } from '@db/factories';
import { execute, select, selectOne } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { asking } from './messages/asking';
import { aFailedRefund } from './testing/payment-subjects';
import { createPerson, type Person } from './testing/people';
import { wholeApp } from './testing/whole-app';

useTestDatabase({ pool: 20 });
const { ask } = wholeApp();
const { open, send } = asking(ask, 'en');
let administrator: Person;
beforeAll(async () => {
  registerOrderPayments(orderPaymentsOfBookings);
  administrator = await createPerson('SYSTEM_ADMIN');
});

const of = (ids: readonly number[]) => `?${ids.map((id) => `row=${id}`).join('&')}`;
const textOf = async (answer: Response) => (await answer.text()).replaceAll('<!-- -->', '').replaceAll('&nbsp;', ' ');

describe('retrying several refunds', () => {
  const RETRY = '/dashboard/admin/refunds/retry';
  const failed = async () => Number((await aFailedRefund.make(administrator)).params!['id']);
  const anewOf = (id: number) => select('SELECT id, status FROM refunds WHERE retry_of = :id', { id });

  it('lists them first, then retries each; one that cannot be retried does not stop the others', async () => {
    const [first, arrived, last] = [await failed(), await failed(), await failed()];
    await execute("UPDATE refunds SET status = 'succeeded', completed_at = NOW(3) WHERE id = :arrived", { arrived });
    const asked = await textOf(await open(administrator, `${RETRY}${of([first, arrived, last])}`));
    expect(asked).toContain('Retry 2 refunds?');
    expect(asked).toContain('Left out: it has not failed');
    for (const id of [first, arrived, last]) {
      expect(asked).toContain(`Refund ${id}`);
      expect(await anewOf(id)).toEqual([]);
    }

    const answer = await send(administrator, `${RETRY}${of([first, arrived, last])}`, {});
    expect(answer.status).toBe(422);
    const told = await textOf(answer);
    expect(told).toContain(`Refund ${arrived}: `);
    expect(told).not.toContain(`Refund ${first}: `);
    expect(await anewOf(first)).toMatchObject([{ status: 'requested' }]);
    expect(await anewOf(arrived)).toEqual([]);
    expect(await anewOf(last)).toMatchObject([{ status: 'requested' }]);
  });

  it('reports them one by one when something fails in the middle', async () => {
    const [first, broken, last] = [await failed(), await failed(), await failed()];
    await execute(
      `CREATE TRIGGER break_one BEFORE INSERT ON refunds FOR EACH ROW
       IF NEW.retry_of = ${broken} THEN SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'broken by a test'; END IF`,
    );
    const answer = await send(administrator, `${RETRY}${of([first, broken, last])}`, {});
    await execute('DROP TRIGGER break_one');
    expect(answer.status).toBe(500);
    const told = await textOf(answer);
    expect(told).toContain('1 of 3 done.');
    expect(told).toContain(`Done: Refund ${first}<`);
    expect(told).toContain(`Refund ${broken}: something went wrong.`);
    expect(told).toContain(`Not attempted: Refund ${last}<`);
    expect(told).not.toContain('broken by a test');
    expect(await anewOf(first)).toMatchObject([{ status: 'requested' }]);
    expect(await anewOf(broken)).toEqual([]);
    expect(await anewOf(last)).toEqual([]);
    // Sent again with all three, the rest is retried and the first is not retried twice.
    await send(administrator, `${RETRY}${of([first, broken, last])}`, {});
    for (const id of [first, broken, last]) expect(await anewOf(id)).toHaveLength(1);
  });

  it('retries each once, however often the form is sent', async () => {
    const ids = [await failed(), await failed()];
    expect(await textOf(await send(administrator, `${RETRY}${of(ids)}`, {}))).toContain('2 refunds are being retried.');
    const again = await send(administrator, `${RETRY}${of(ids)}`, {});
    expect(again.status).toBe(422);
    const told = await textOf(again);
    expect(told).not.toContain('being retried');
    for (const id of ids) {
      expect(told).toContain(`Refund ${id}: The refund has already been retried or made by other means.`);
      expect(await anewOf(id)).toHaveLength(1);
    }
  });

  it('says why each failed, and that a card that is gone takes no more money', async () => {
    const [gone, declined] = [await failed(), await failed()];
    await execute("UPDATE refunds SET failure_reason = 'lost_or_stolen_card' WHERE id = :gone", { gone });
    await execute("UPDATE refunds SET failure_reason = 'declined' WHERE id = :declined", { declined });
    const asked = await textOf(await open(administrator, `${RETRY}${of([gone, declined])}`));
    expect(asked).toContain('Failed: The card is blocked. The same card cannot receive the money<');
    expect(asked).toContain('Failed: The customer’s bank did not accept the money<');
  });

  it('neither offers nor counts one that has been retried, and shows what replaced it', async () => {
    const [redone, left] = [await failed(), await failed()];
    await send(administrator, `${RETRY}${of([redone])}`, {});
    const anew = (await selectOne<{ id: number; payment: number }>('SELECT id, payment_id AS payment FROM refunds WHERE retry_of = :redone', { redone }))!; // prettier-ignore

    const list = await textOf(await open(administrator, '/dashboard/admin/refunds/list?status=failed'));
    const boxes = [...list.matchAll(/<input[^>]*name="row"[^>]*>/g)].map(([box]) => box).join();
    expect(boxes).toContain(`value="${left}"`);
    expect(boxes).not.toContain(`value="${redone}"`);
    const payment = await textOf(await open(administrator, `/dashboard/admin/payments/details/${anew.payment}`));
    for (const page of [list, payment])
      expect(page).toMatch(new RegExp(`Failed, replaced</span> <a href="[^"]*/refunds/details/${anew.id}"`));
    const numbers = [...payment.matchAll(/refunds\/details\/(\d+)">\1</g)].map(([, id]) => Number(id));
    expect(numbers, 'newest first, as in the list').toEqual([anew.id, redone]);

    const asked = await textOf(await open(administrator, `${RETRY}${of([redone, left])}`));
    expect(asked).toContain('Retry 1 refund?');
    expect(asked).toContain(`Left out: already replaced by refund ${anew.id}`);
    const none = await textOf(await open(administrator, `${RETRY}${of([redone])}`));
    expect(none).toContain('No refund to retry');
    expect(none).toContain(`Left out: already replaced by refund ${anew.id}`);
    expect(none).not.toContain('Retry 0');
  });

  it('is not open to others, and requires a choice', async () => {
    const id = await failed();
    const stranger = await createPerson('COMPANY_ADMIN');
    expect((await send(stranger, `${RETRY}${of([id])}`, {})).status).toBe(403);
    expect(await anewOf(id)).toEqual([]);
    expect((await send(administrator, RETRY, {})).status).toBe(422);
    expect((await send(administrator, `${RETRY}?row=x`, {})).status).toBe(400);
  });
});

describe('renewing several invitations', () => {
  const INVITE = '/dashboard/admin/users/invite';
  const invited = async () => {
    const { id: companyId } = await createCompany();
    return (await createUser({ roles: ['DRIVER'], companyId, passwordHash: null })).userId;
  };
  const links = async (userId: number) =>
    (await selectOne<{ count: number }>("SELECT COUNT(*) AS count FROM one_time_tokens WHERE user_id = :userId AND kind = 'invitation' AND used_at IS NULL", { userId }))!.count; // prettier-ignore

  it('sends each a link, but names those who have already chosen a password', async () => {
    const [first, last] = [await invited(), await invited()];
    const accepted = (await createUser({ roles: ['DRIVER'], passwordHash: 'x' })).userId;
    await execute("UPDATE users SET name = 'Berit Redan' WHERE id = :accepted", { accepted });
    const asked = await textOf(await open(administrator, `${INVITE}${of([first, accepted, last])}`));
    expect(asked).toContain('Send new invitations to 3 people?');
    const answer = await send(administrator, `${INVITE}${of([first, accepted, last])}`, {});
    expect(answer.status).toBe(422);
    expect(await textOf(answer)).toContain('Berit Redan: ');
    expect([await links(first), await links(accepted), await links(last)]).toEqual([1, 0, 1]);
    expect(await textOf(await send(administrator, `${INVITE}${of([first, last])}`, {}))).toContain(
      '2 invitations are on their way.',
    );
  });

  it('names a person who is gone meanwhile, and invites the others', async () => {
    const [first, gone] = [await invited(), await invited()];
    await execute('DELETE FROM users WHERE id = :gone', { gone });
    const rows = of([first, gone]);
    const asked = await open(administrator, `${INVITE}${rows}`);
    expect(asked.status).toBe(200);
    expect(await textOf(asked)).toContain('Send a new invitation to 1 person?');
    const answer = await send(administrator, `${INVITE}${rows}`, {});
    expect(answer.status).toBe(422);
    const told = await textOf(answer);
    expect(told).toContain('1 of 2 done.');
    expect(told).toContain(`${gone}: The user was not found.`);
    expect(await links(first)).toBe(1);
  });

  it('says that all are gone', async () => {
    const page = await textOf(await open(administrator, `${INVITE}${of([99_999_998, 99_999_999])}`));
    expect(page).toContain('The selected rows no longer exist.');
    expect(page).toMatch(/<h1[^>]*>The rows are gone</);
  });
});

it.each(['refunds/retry', 'users/invite', 'payment-issues/handle', 'outgoing-messages/discard'])(
  'no question counts to zero where nothing is selected: %s',
  async (question) => {
    const page = await textOf(await open(administrator, `/dashboard/admin/${question}`));
    expect(page).toMatch(/<h1[^>]*>No row is selected</);
    expect(page).toContain('<title>No row is selected');
    expect(page).toContain('Select at least one row.');
  },
);

describe('sending several messages again', () => {
  const MESSAGES = '/dashboard/admin/outgoing-messages/list';

  it('says what was refused where the list has become empty, and that a row must be selected', async () => {
    const answer = await send(administrator, MESSAGES, { intent: 'again', row: '99999999' });
    expect(answer.status).toBe(422);
    const told = await textOf(answer);
    expect(told).toContain('No messages with problems');
    expect(told).toContain('Outgoing message 99999999: The outgoing message was not found.');
    expect(await textOf(await send(administrator, MESSAGES, { intent: 'again' }))).toContain(
      'Select at least one row.',
    );
  });

  it('asks before discarding, also whose browser sends every button to the list', async () => {
    await enqueue('analytics', { event: 'login', pseudonym: 'y', language: 'sv', hour: '2027-01-01T01:00:00Z' });
    const { id } = (await selectOne<{ id: number }>('SELECT MAX(id) AS id FROM outbox'))!;
    const asked = await textOf(await send(administrator, MESSAGES, { intent: 'discard', row: String(id) }));
    expect(asked).toContain(`Outgoing message ${id}`);
    expect(asked).toContain('name="reason"');
    expect(await textOf(await send(administrator, MESSAGES, { intent: 'discard' }))).toContain(
      'Select at least one row.',
    );
  });

  it('says that contents are erased only of mails, and of how many', async () => {
    const made: number[] = [];
    for (let time = 0; time < 3; time++) {
      await enqueue('analytics', {
        event: 'login',
        pseudonym: 'z',
        language: 'sv',
        hour: `2027-01-01T0${time}:00:00Z`,
      });
      made.push((await selectOne<{ id: number }>('SELECT MAX(id) AS id FROM outbox'))!.id);
    }
    const [call, ...mails] = made as [number, number, number];
    await execute("UPDATE outbox SET kind = 'webhook.send' WHERE id = :call", { call });
    await execute("UPDATE outbox SET kind = 'mail' WHERE id IN (:mails)", { mails });
    const asked = async (ids: readonly number[]) =>
      textOf(await open(administrator, `/dashboard/admin/outgoing-messages/discard${of(ids)}`));
    expect(await asked([call])).not.toContain('erased');
    expect(await asked([call, mails[0]])).toContain('The email’s contents and recipient are erased.');
    expect(await asked([call, ...mails])).toContain('The contents and recipients of the 2 emails are erased.');
  });

  it('keeps the reason where messages cannot be stopped', async () => {
    await enqueue('analytics', { event: 'login', pseudonym: 'x', language: 'sv', hour: '2027-01-01T00:00:00Z' });
    const { id } = (await selectOne<{ id: number }>('SELECT MAX(id) AS id FROM outbox'))!;
    await execute('UPDATE outbox SET sent_at = NOW(3) WHERE id = :id', { id });
    const discard = `/dashboard/admin/outgoing-messages/discard${of([id, 99_999_999])}`;
    const answer = await send(administrator, discard, { reason: 'Sent to the wrong people' });
    expect(answer.status).toBe(422);
    const told = await textOf(answer);
    expect(told).toContain('Outgoing message 99999999: The outgoing message was not found.');
    expect(told).toMatch(/<textarea[^>]*name="reason"[^>]*>Sent to the wrong people</);
  });
});
