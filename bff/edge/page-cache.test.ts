import { afterEach, describe, expect, it } from 'vitest';
import { clock } from '@bff/platform/clock';
import { PageCache } from './page-cache';

afterEach(() => clock.release());

function world(headers: Record<string, string> = {}, status = 200) {
  const cache = new PageCache();
  let renders = 0;
  const ask = async (path: string, nonce: string, cookie?: string, agent = 'Mozilla/5.0') => {
    const sent = { 'user-agent': agent, ...(cookie === undefined ? {} : { cookie }) };
    const request = new Request(`http://localhost${path}`, { headers: sent });
    const response = await cache.answer(request, nonce, (given) => {
      renders++;
      return Promise.resolve(
        new Response(`<script nonce="${given}"></script>${renders}`, {
          status,
          headers: { 'content-type': 'text/html', ...headers },
        }),
      );
    });
    return { status: response.status, text: await response.text(), type: response.headers.get('content-type') };
  };
  return { ask, renders: () => renders };
}

describe('pages that are the same for all', () => {
  it('are rendered once, and every answer has its own nonce', async () => {
    const { ask, renders } = world();
    expect(await ask('/sv', 'first')).toEqual({
      status: 200,
      text: '<script nonce="first"></script>1',
      type: 'text/html',
    });
    expect((await ask('/sv', 'second')).text).toBe('<script nonce="second"></script>1');
    expect(renders()).toBe(1);
  });

  it('are kept apart for each text browser, which reads other words', async () => {
    const { ask, renders } = world();
    const agents = ['Mozilla/5.0', 'w3m/0.5.3+git20230121', 'Lynx/2.9.0 libwww-FM/2.14'];
    for (const agent of [...agents, ...agents]) await ask('/sv', 'a', undefined, agent);
    expect(renders()).toBe(3);
    expect((await ask('/sv', 'b', undefined, agents[1])).text).toBe('<script nonce="b"></script>2');
  });

  it('are rendered anew after half a minute', async () => {
    clock.freeze('2027-03-10T08:00:00Z');
    const { ask, renders } = world();
    await ask('/en/page/terms', 'a');
    clock.advance(30_000);
    await ask('/en/page/terms', 'b');
    expect(renders()).toBe(2);
  });

  it.each([
    ['/sv', 'session=x'],
    ['/sv?stop=Uppsala', undefined],
    ['/sv/booking/list', undefined],
    ['/sv/auth/login', undefined],
  ])('%s with cookie %s is rendered for who asks', async (path, cookie) => {
    const { ask, renders } = world();
    await ask(path, 'a', cookie);
    expect((await ask(path, 'b', cookie)).text).toContain('nonce="b"');
    expect(renders()).toBe(2);
  });

  it.each([
    [{ 'set-cookie': 'a=b' }, 200],
    [{}, 404],
    [{}, 503],
  ])('an answer with %j and status %s is not kept', async (headers, status) => {
    const { ask, renders } = world(headers, status);
    expect(await ask('/sv', 'a')).toMatchObject({ status, text: '<script nonce="a"></script>1' });
    await ask('/sv', 'b');
    expect(renders()).toBe(2);
  });
});
