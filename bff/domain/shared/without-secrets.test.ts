import { expect, it } from 'vitest';
import { withoutSecrets } from './without-secrets';

it("redacts every value under a secret's name, however deep", () => {
  const at = new Date('2027-03-10T08:00:00Z');
  expect(
    withoutSecrets({ keyId: 'k', newSecret: 's', list: [{ passwordHash: 'h', amount: 1 }], nested: { accessToken: 't' }, at, none: null }), // prettier-ignore
  ).toEqual({
    keyId: 'k',
    newSecret: '•••',
    list: [{ passwordHash: '•••', amount: 1 }],
    nested: { accessToken: '•••' },
    at,
    none: null,
  });
});
