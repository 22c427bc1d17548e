import { describe, expect, it, test } from 'vitest';
import { toE164 } from '@bff/domain/shared/shown-phone';
import { optionalTime } from './kinds';
import { day, phone, time } from './schemas';
import { setPhoneReader } from './phone-number';

const messageOf = (result: { success: boolean; error?: { issues: { message: string }[] } | undefined }) =>
  result.success ? undefined : result.error?.issues[0]?.message;

test.each([
  ['2027-03-10', undefined],
  ['2028-02-29', undefined],
  ['2027-02-29', 'forms.noSuchDay'],
  ['31 februari', 'forms.noSuchDay'],
  ['13 Mar 27', undefined],
  ['12/5 -27', 'forms.yearInFullFor,2027-05-12'],
  ['2027-13-01', 'forms.noSuchDay'],
  ['3/4/27', 'forms.yearInFull'],
  ['', 'forms.day'],
])('the day «%s»', (text, message) => expect(messageOf(day.safeParse(text))).toBe(message));

test.each([
  ['08:00', '08:00'],
  ['8.30', '08:30'],
  ['kl 14', '14:00'],
  ['halv nio', '08:30'],
  ['quarter past 5 pm', '17:15'],
  ['quarter past 5', undefined],
  ['25:00', undefined],
  ['', undefined],
])('the time «%s» is %s', (typed, read) => {
  const result = time.safeParse(typed);
  expect(result.data).toBe(read);
  if (read === undefined) expect(messageOf(result)).toBe('forms.time');
});

it('takes a time in JSON as it is written there only', () => {
  expect(optionalTime.schema.parse(undefined)).toBe('');
  expect(optionalTime.body.parse(undefined)).toBe('');
  expect(optionalTime.body.parse('08:00')).toBe('08:00');
  expect(optionalTime.body.safeParse('halv nio').success).toBe(false);
});

describe('a phone number', () => {
  test.each(['070-123 45 67', '+46 8 123 456 78', '(08) 123 45 67'])('%s is accepted by the browser', (typed) =>
    expect(messageOf(phone.safeParse(typed))).toBeUndefined(),
  );
  test.each(['ring mig', '1234', '070-123 45 67 ext', '1'.repeat(16)])('«%s» is refused by the browser', (typed) =>
    expect(messageOf(phone.safeParse(typed))).toBe('forms.phone'),
  );
  it('is looked up by the server', () => {
    setPhoneReader(toE164);
    expect(phone.parse('070-123 45 67')).toBe('+46701234567');
    expect(messageOf(phone.safeParse('+46 1'))).toBe('forms.phone');
  });
});
