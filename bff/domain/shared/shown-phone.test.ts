import { expect, it } from 'vitest';
import { shownPhone } from './shown-phone';

it('a number is shown as people write it, and called as E.164, however it is stored', () => {
  for (const stored of ['+46701740642', '070-174 06 42', '+46 70 174 06 42'])
    expect(shownPhone(stored)).toEqual({ number: '+46701740642', text: '070-174 06 42' });
  expect(shownPhone('12 34 (växel)').number).toBe('1234');
});
