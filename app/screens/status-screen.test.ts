import { beforeEach, expect, it, vi } from 'vitest';
import { transitions } from '@states/transitions';
import { statesScreen, statusScreen } from './status-screen.server';

const machine = transitions(
  { active: ['suspended'], suspended: ['active', 'ended'], ended: [] },
  { starts: ['active'], ends: ['ended'] },
);
type State = (typeof machine)['states'][number];

let status: State = 'active';
const changed = vi.fn<(to: string, reason?: unknown) => Promise<void>>(() => Promise.resolve());
const page = statesScreen({
  machine,
  asks: ['active', 'suspended'],
  find: () => Promise.resolve({ name: 'Bergs' }),
  status: () => status,
  ask: ({ name, wanted, isAllowed }) => ({
    title: `${name} ${wanted}`,
    text: [],
    reason: { label: 'Why', hint: '' },
    submit: 'Do it',
    keep: 'Leave it',
    back: '/back',
    refusal: isAllowed ? undefined : 'It cannot',
  }),
  change: ({ wanted }, reason) => changed(wanted, reason),
  done: ({ wanted }) => ({ to: `/now/${wanted}`, flash: 'common:close' }),
});

const at = (to: string, body?: Record<string, string>) => ({
  request: new Request(
    `http://localhost/sv/status?to=${to}`,
    body && { method: 'POST', body: new URLSearchParams(body) },
  ),
  params: {},
  context: {} as never,
});

beforeEach(() => {
  status = 'active';
  changed.mockClear();
});

it('asks for a reason, except to reactivate something', async () => {
  const { data } = await page.load(at('suspended'));
  expect(data.confirm).toMatchObject({ title: 'Bergs suspended', fields: [{ name: 'reason', label: 'Why' }] });
  status = 'suspended';
  const back = await page.load(at('active'));
  expect(back.data.confirm).toMatchObject({ isHarmless: true });
  expect(back.data.confirm.fields).toBeUndefined();
});

it('answers 409 if the machine does not allow the change', async () => {
  status = 'suspended';
  const { data, init } = await page.load(at('suspended'));
  expect([init?.status, data.confirm.refusal]).toEqual([409, 'It cannot']);
});

it.each(['ended', 'nonsense', ''])('refuses «%s» as a state here', async (to) => {
  await expect(page.load(at(to))).rejects.toMatchObject({ key: 'input.invalid' });
  await expect(page.change(at(to, { reason: 'x' }))).rejects.toMatchObject({ key: 'input.invalid' });
  expect(changed).not.toHaveBeenCalled();
});

it('changes nothing without the reason, and then redirects', async () => {
  const refused = await page.change(at('suspended', { reason: ' ' }));
  expect(refused).toMatchObject({ init: { status: 422 }, data: { error: { reason: expect.anything() as unknown } } });
  expect(changed).not.toHaveBeenCalled();
  const done = (await page.change(at('suspended', { reason: 'Unpaid' }))) as Response;
  expect([done.status, done.headers.get('location')]).toEqual([303, '/sv/now/suspended']);
  expect(changed).toHaveBeenCalledWith('suspended', 'Unpaid');
});

it('needs no reason to reactivate something', async () => {
  status = 'suspended';
  const done = (await page.change(at('active', {}))) as Response;
  expect(done.status).toBe(303);
  expect(changed).toHaveBeenCalledWith('active', null);
});

it('finds the thing before doing anything with it', async () => {
  const lost = statusScreen({
    find: () => Promise.reject(new Error('not there')),
    ask: () => ({ title: '', text: [], submit: '', keep: '', back: '' }),
    change: changed,
    done: () => ({ to: '/', flash: 'common:close' }),
  });
  await expect(lost.load(at(''))).rejects.toThrow('not there');
  await expect(lost.change(at('', {}))).rejects.toThrow('not there');
  expect(changed).not.toHaveBeenCalled();
});
