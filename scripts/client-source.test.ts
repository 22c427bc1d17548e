import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { currentClientSource, GENERATED } from './support/generated-client';

it('the client’s types and methods match the API (npm run build:client regenerates them)', async () => {
  expect(readFileSync(GENERATED, 'utf8')).toBe(await currentClientSource());
});
