import { expect, it } from 'vitest';
import { publicOrigin } from '@bff/platform/env';
import { useTestDatabase } from '@db/testing/test-database';
import { createPerson } from './testing/people';
import { wholeApp } from './testing/whole-app';

useTestDatabase();
const { ask } = wholeApp();

it.each([
  ['sv', 'Vi förstår inte det du skrev. Skriv på nytt.'],
  ['en', 'We did not understand that. Enter it again.'],
])('a language that is not offered is refused at its field (%s)', async (language, message) => {
  const customer = await createPerson('PRIVATE_CUSTOMER');
  const answer = await ask(`/${language}/user/profile`, {
    method: 'POST',
    body: 'intent=language&language=xx',
    headers: {
      ...(await customer.browser()),
      'content-type': 'application/x-www-form-urlencoded',
      origin: publicOrigin(),
    },
    peer: customer.address,
  });
  const text = await answer.text();
  expect(answer.status).toBe(422);
  expect(text.match(/id="language-group-error"[^>]*>([^<]+)</)?.[1] ?? text).toContain(message);
});
