import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { currentClientSource, GENERATED } from './support/pack-client';

it('the client’s types and methods are those of the API (npm run build:client makes them anew)', async () => {
  expect(readFileSync(GENERATED, 'utf8')).toBe(await currentClientSource());
});
