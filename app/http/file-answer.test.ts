import { expect, test } from 'vitest';
import { fileAnswer } from './file-answer.server';

test.each([
  ['12345674.ics', '12345674.ics'],
  ['Kvitto 12345674.pdf', 'Kvitto-12345674.pdf'],
  ['a"; filename="evil.exe', 'a---filename--evil.exe'],
  ['a\r\nSet-Cookie: x=1', 'a--Set-Cookie--x-1'],
  ['../../åäö\\x.csv', '..-..-aao-x.csv'],
  ['avräkning-2027-02.pdf', 'avrakning-2027-02.pdf'],
  ['Łódź Zoë.csv', '-odz-Zoe.csv'],
])('a file named %j is downloaded as %s', async (name, downloaded) => {
  const answer = await fileAnswer(new Request('http://localhost/sv/x'), '/x', () =>
    Promise.resolve({ name, type: 'text/csv; charset=utf-8', body: '' }),
  );
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${downloaded}"`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
