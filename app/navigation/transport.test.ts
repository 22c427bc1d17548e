import { beforeEach, describe, expect, it, vi } from 'vitest';
import { transport, watchTransport } from './transport';

const PAGE = 'https://buss.example/sv/dashboard/admin/applicants/reply/6.data';
const DATA = { 'x-remix-response': 'yes', 'x-build': 'b1' };

/** A body whose first part has arrived; the rest arrives, or fails, on demand. */
function arriving() {
  let control!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (it) => void (control = it) });
  const bytes = (text: string) => new TextEncoder().encode(text);
  control.enqueue(bytes('first '));
  const answer = new Response(body, { headers: DATA });
  return {
    answer,
    rest: () => (control.enqueue(bytes('last')), control.close()),
    fail: (error: Error) => control.error(error),
  };
}

const server = vi.fn<typeof fetch>();
const pageWindow = Object.assign(new EventTarget(), { fetch: server });
vi.stubGlobal('window', pageWindow);
vi.stubGlobal('location', new URL('https://buss.example/sv/dashboard/admin'));
vi.stubGlobal('document', { documentElement: { dataset: { build: 'b1' } } });
watchTransport();

const state = async (asked: Promise<unknown>) =>
  Promise.race([
    asked.then(
      () => 'answered',
      (error: Error) => error.name,
    ),
    new Promise((resolve) => setTimeout(resolve, 20, 'waits')),
  ]);

describe('a response that arrives in parts', () => {
  beforeEach(() => void server.mockReset());

  it('is passed on once complete, so that the router cannot lose the rest of it', async () => {
    const { answer, rest } = arriving();
    server.mockResolvedValueOnce(answer);
    const asked = window.fetch(PAGE);
    expect(await state(asked)).toBe('waits');
    rest();
    const got = await asked;
    expect([got.status, got.headers.get('x-build'), await got.text()]).toEqual([200, 'b1', 'first last']);
  });

  it('is an aborted request when a newer one replaces it, not an unreadable page', async () => {
    const { answer, fail } = arriving();
    const newer = new AbortController();
    server.mockResolvedValueOnce(answer);
    const asked = window.fetch(PAGE, { signal: newer.signal });
    newer.abort();
    fail(new DOMException('BodyStreamBuffer was aborted', 'AbortError'));
    expect(await state(asked)).toBe('AbortError');
  });

  it('is requested again if the network fails in the middle of it', async () => {
    const { answer, fail } = arriving();
    server.mockResolvedValueOnce(answer).mockResolvedValueOnce(new Response('whole', { headers: DATA }));
    const asked = window.fetch(PAGE);
    fail(new TypeError('network error'));
    expect(await state(asked)).toBe('waits');
    expect(transport.state().trouble).toEqual({ kind: 'noAnswer', isForm: false });
    transport.tryAgain();
    expect(await (await asked).text()).toBe('whole');
    expect(transport.state().trouble).toBeUndefined();
  });

  it('may be empty', async () => {
    server.mockResolvedValueOnce(new Response(null, { status: 204, headers: DATA }));
    expect((await window.fetch(PAGE, { method: 'POST' })).status).toBe(204);
  });
});

describe('going somewhere', () => {
  const network = (onLine: boolean) => vi.stubGlobal('navigator', { onLine });
  const went: string[] = [];
  const goTo = (page: string) => transport.whenOnline(() => void went.push(page));
  beforeEach(() => void went.splice(0));

  it('is at once with a network', () => {
    network(true);
    void goTo('list');
    expect(went).toEqual(['list']);
  });

  it('waits for the network, and only the last wish counts', async () => {
    network(false);
    const first = goTo('list');
    const second = goTo('deviation');
    await first;
    expect(transport.state().trouble).toEqual({ kind: 'noAnswer', isForm: false });
    // «Try again», still without a network.
    transport.tryAgain();
    await Promise.resolve();
    expect(went).toEqual([]);
    network(true);
    pageWindow.dispatchEvent(new Event('online'));
    await second;
    expect([went, transport.state().trouble]).toEqual([['deviation'], undefined]);
  });
});
