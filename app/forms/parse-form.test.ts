import { expect, it, test } from 'vitest';
import { z } from 'zod';
import { parseForm, readForm } from './parse-form.server';

const request = (fields: [string, string][]) =>
  new Request('http://localhost/sv/auth/login', { method: 'POST', body: new URLSearchParams(fields) });
const statusOf = (read: Promise<FormData>) =>
  read.then(
    () => 200,
    (thrown: { init: { status: number } }) => thrown.init.status,
  );

test.each([
  'a[999999999]',
  'a[1000]',
  'a[-1]',
  'a[__proto__]',
  '__proto__.x',
  'constructor.prototype.x',
  'a[',
  'a]',
  'a..b',
  '',
  'a.b.c.d.e.f.g',
  'a'.repeat(200),
])('refuses a field named %s', async (name) => {
  expect(await statusOf(readForm(request([[name, 'x']])))).toBe(400);
});

it('accepts the names that our forms have', async () => {
  const form = await readForm(
    request([
      ['street-0', 'a'],
      ['stops[0].name', 'b'],
      ['names[]', 'c'],
      ['agreedFee', 'd'],
      ['$x', 'e'],
    ]),
  );
  expect([...form.keys()]).toHaveLength(5);
});

it('leaves out a field that the schema does not name, however deeply nested', async () => {
  const schema = z.object({ name: z.string(), stops: z.array(z.object({ street: z.string() })) });
  const form = await parseForm(
    request([
      ['name', 'a'],
      ['stops[0].street', 'b'],
      ['roles', 'SYSTEM_OWNER'],
      ['customerId', '1'],
      ['stops[0].price', '1'],
    ]),
    schema,
  );
  expect(form).toMatchObject({ ok: true });
  expect(form.ok && form.value).toEqual({ name: 'a', stops: [{ street: 'b' }] });
});

it('refuses a field that is sent twice where one is expected', async () => {
  const form = await parseForm(
    request([
      ['name', 'a'],
      ['name', 'b'],
    ]),
    z.object({ name: z.string() }),
  );
  expect(form.ok).toBe(false);
});

it.each(['revision', 'version'])(
  'says of an unreadable %s what helps: it is no field that anybody fills in',
  async (name) => {
    const schema = z.object({ name: z.string(), [name]: z.coerce.number() });
    const form = await parseForm(request([['name', 'Anna'], [name, 'old']]), schema); // prettier-ignore
    if (form.ok) throw new Error('it was read');
    const { data: reply, init } = form.reply();
    expect([init?.status, reply.error]).toEqual([422, { '': ['input.changedMeanwhile'] }]);
    expect(reply.initialValue).toMatchObject({ name: 'Anna' });
  },
);
