import { expect, it } from 'vitest';
import { useTestDatabase } from '@db/testing/test-database';
import { mutateSignatures } from '../testing/mutated-signatures';

useTestDatabase({ pool: 20 });

/** Acceptable answers to a mutated signature: it is wrong, its key is unknown, or (with another method) the endpoint does not exist. */
const TOLD = new Set([
  '400 pepper.invalid',
  '401 auth.integrationInvalid',
  '404 page.notFound',
  '405 request.methodNotAllowed',
]);

const TRIES = 800;

it(`${TRIES} mutated signatures of both schemes: none is accepted, no row is changed`, async () => {
  const { tried, accepted, refused, changed } = await mutateSignatures(TRIES, 20_270_310);
  expect(tried).toBeGreaterThanOrEqual(TRIES);
  expect(accepted).toEqual([]);
  expect(changed).toEqual([]);
  expect(Object.keys(refused).filter((said) => !TOLD.has(said))).toEqual([]);
  expect(refused['400 pepper.invalid']).toBeGreaterThan(tried / 2);
});
