import { beforeEach, describe, expect, it, vi } from 'vitest';
import { to } from '~/to';
import type { Outcome, Unanswered } from '~/navigation/transport';
import { createReportQueue } from './report-queue';
import type { ReportStore } from './report-store';
import { statusAfter, type WaitingReport } from './waiting-report';

vi.stubGlobal('location', new URL('https://buss.example/sv/dashboard/driver'));

const DAY = 24 * 3_600_000;
const NO_ANSWER: Outcome = { trouble: { kind: 'noAnswer', isForm: true } };
const [journey, other] = ['12345674', '23456789'];
const button = (intent: string, number = journey): Unanswered => ({ url: `/sv${to.driverJourney(number)}.data`, body: new URLSearchParams({ intent }) }); // prettier-ignore

/** The device's storage, shared by the queues of several pages. */
function device() {
  let last = 0;
  const kept = new Map<number, WaitingReport>();
  const store: ReportStore = {
    all: () => Promise.resolve([...kept.values()].sort((a, b) => a.id - b.id)),
    add: (report) => Promise.resolve(void kept.set(++last, { ...report, id: last })),
    put: (report) => Promise.resolve(void kept.set(report.id, report)),
    remove: (id) => Promise.resolve(void kept.delete(id)),
  };
  return store;
}

let store: ReportStore;
let now = 0;
let outcome: Outcome;
let heard: string[];
const page = async (reader = '7') => {
  const queue = createReportQueue({
    store,
    reader,
    now: () => now,
    send: ({ url, body }) => {
      const said = (name: string) => (body.get(name) as string | null) ?? '';
      heard.push(`${url.includes(journey) ? 'one' : 'two'} ${said('intent') || said('reason')} ${said('pressedAt')}`);
      return Promise.resolve(outcome);
    },
  });
  await queue.load();
  return queue;
};
beforeEach(() => {
  store = device();
  now = 1_800_000_000_000;
  outcome = NO_ANSWER;
  heard = [];
});

describe('reports that got no response', () => {
  it('are sent in order, with the time of the press, even by a page opened later', async () => {
    const first = await page();
    expect(await first.keep(button('start'))).toBe(true);
    now += 60_000;
    await first.keep(button('finish'));
    await first.keep({
      url: `/sv${to.terminateDriverJourney(other)}.data`,
      body: new URLSearchParams({ reason: 'Motorn' }),
    });
    expect(await first.flush()).toBe(0);
    // The first got no response: the others are not sent before it.
    expect(heard).toEqual(['one start 1800000000000']);

    heard = [];
    outcome = { status: 202 };
    const later = await page();
    expect(later.waiting().map(({ what }) => what)).toEqual(['start', 'finish', 'terminate']);
    expect(await later.flush()).toBe(3);
    expect(heard).toEqual(['one start 1800000000000', 'one finish 1800000060000', 'two Motorn 1800000060000']);
    expect(later.waiting()).toEqual([]);
    expect(await store.all()).toEqual([]);
  });

  it('are one if the button is pressed again, with the time of the first press', async () => {
    const queue = await page();
    await queue.keep(button('start'));
    now += 60_000;
    await queue.keep(button('start'));
    await queue.keep(button('start', other));
    expect(queue.waiting().map(({ number, at }) => [number, at])).toEqual([
      [journey, now - 60_000],
      [other, now],
    ]);
  });

  it('are taken back after they were made, and made again, in that order', async () => {
    const queue = await page();
    const takeBack = {
      url: `/sv${to.driverJourney(journey)}.data`,
      body: new URLSearchParams({ intent: 'takeBack', report: 'start' }),
    };
    for (const press of [button('start'), takeBack, takeBack, button('start')]) {
      await queue.keep(press);
      now += 60_000;
    }
    expect(queue.waiting().map(({ what, report, at }) => [what, report, at])).toEqual([
      ['start', undefined, now - 4 * 60_000],
      ['takeBack', 'start', now - 3 * 60_000],
      ['start', undefined, now - 60_000],
    ]);
    expect(queue.waiting().map(statusAfter)).toEqual(['started', 'notStarted', 'started']);
    outcome = { status: 202 };
    await queue.flush();
    expect(heard.map((line) => line.split(' ')[1])).toEqual(['start', 'takeBack', 'start']);
  });

  it('are kept after a refusal until their driver has seen it, and hold nothing else up', async () => {
    const queue = await page();
    await queue.keep(button('start'));
    await queue.keep(button('finish', other));
    outcome = { status: 409 };
    expect(await queue.flush()).toBe(0);
    expect(queue.waiting().map(({ isRefused }) => isRefused)).toEqual([true, true]);
    heard = [];
    await queue.flush();
    expect(heard).toEqual([]);
    await queue.drop(queue.waiting()[0]!.id);
    expect(queue.waiting().map(({ number }) => number)).toEqual([other]);
  });

  it('are sent by nobody else, and shown to nobody else', async () => {
    await (await page('7')).keep(button('start'));
    const stranger = await page('8');
    outcome = { status: 202 };
    expect(stranger.waiting()).toEqual([]);
    expect([await stranger.flush(), heard]).toEqual([0, []]);
    expect((await page('7')).waiting()).toHaveLength(1);
  });

  it('are forgotten after a week', async () => {
    await (await page()).keep(button('start'));
    now += 7 * DAY + 1;
    expect((await page()).waiting()).toEqual([]);
    expect(await store.all()).toEqual([]);
  });

  it('keep their pictures and are sent as multipart', async () => {
    const body = new FormData();
    body.set('sendKey', 'a');
    body.set('drawnSignature', 'M1 1L9 9');
    body.set('image1', new File(['x'], 'skada.jpg', { type: 'image/jpeg' }));
    const queue = await page();
    await queue.keep({ url: `/sv${to.reportDriverDeviation(journey)}.data`, body });
    // The same form again, and another one.
    await queue.keep({ url: `/sv${to.reportDriverDeviation(journey)}.data`, body });
    body.set('sendKey', 'b');
    await queue.keep({ url: `/sv${to.reportDriverDeviation(journey)}.data`, body });
    expect(queue.waiting()).toMatchObject([{ what: 'deviation', isMultipart: true }, { what: 'deviation' }]);
    expect(queue.waiting()[0]!.fields.find(([name]) => name === 'image1')?.[1]).toBeInstanceOf(File);
    expect(Object.fromEntries(queue.waiting()[1]!.fields)).toMatchObject({ sendKey: 'b', drawnSignature: 'M1 1L9 9' });
  });
});

it.each([
  ['a form of another page', `/sv${to.profile()}.data`, { intent: 'start' }],
  ['a button that is none', `/sv${to.driverJourney(journey)}.data`, { intent: 'explode' }],
  ['taking back what was no report', `/sv${to.driverJourney(journey)}.data`, { intent: 'takeBack', report: 'x' }],
  ['the position', `/sv${to.driverPosition(journey)}.data`, { intent: 'start' }],
])('%s is not kept', async (_, url, fields) => {
  expect(await (await page()).keep({ url, body: new URLSearchParams(fields) })).toBe(false);
});

it('a device without storage says so, so that the page promises nothing', async () => {
  store = { ...store, add: () => Promise.reject(new Error('full')) };
  expect(await (await page()).keep(button('start'))).toBe(false);
});
