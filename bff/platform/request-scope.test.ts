import { describe, expect, it } from 'vitest';
import { withLogContext } from './logger';
import { beginRequest, endRequest, oncePerRequest } from './request-scope';

describe('a read that is sent once per request', () => {
  const inRequest = <T>(method: string, run: () => Promise<T>): Promise<T> =>
    withLogContext({ requestId: 'one' }, () => {
      beginRequest({ address: '192.0.2.1', method });
      return run();
    });

  it.each([
    ['GET', 1],
    ['HEAD', 1],
    ['POST', 2],
  ])('in a %s is sent %i times for the same key', async (method, times) => {
    const asked: number[] = [];
    const read = oncePerRequest((key: number) => Promise.resolve(asked.push(key)));
    await inRequest(method, async () => [await read(1), await read(1)]);
    expect(asked).toHaveLength(times);
  });

  it('is sent for each key, by each request, and without a request every time', async () => {
    const asked: number[] = [];
    const read = oncePerRequest((key: number) => Promise.resolve(asked.push(key)));
    await inRequest('GET', async () => [await read(1), await read(2)]);
    await inRequest('GET', () => read(1));
    await read(1);
    await read(1);
    expect(asked).toEqual([1, 2, 1, 1, 1]);
  });

  it('is sent again once the request is answered, by a feed that still sends', async () => {
    const asked: number[] = [];
    const read = oncePerRequest((key: number) => Promise.resolve(asked.push(key)));
    await inRequest('GET', async () => {
      await read(1);
      await endRequest();
      await read(1);
      await read(1);
    });
    expect(asked).toHaveLength(3);
  });

  it('is not mixed up with another that has the same keys', async () => {
    const [one, other] = ['one', 'other'].map((name) =>
      oncePerRequest((key: number) => Promise.resolve(`${name} ${key}`)),
    );
    expect(await inRequest('GET', async () => [await one!(1), await other!(1)])).toEqual(['one 1', 'other 1']);
  });
});
