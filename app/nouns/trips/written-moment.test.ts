import { describe, expect, it } from 'vitest';
import { formatDateTime, formatLongDateTime } from '@formats';
import { writtenMoment } from './written-moment';

describe('a day and a time as people write them', () => {
  it.each([
    '2027-05-12T08:00',
    '2027-05-12 08:00',
    '2027-05-12 08:00:00',
    '2027-05-12 08.00',
    '2027-05-12 8',
    '2027-05-12, 8:00',
    '20270512 0800',
    '2027/5/12 8.00',
    '12/5 2027 08:00',
    '12/5/2027 8:00',
    '12.5.2027 kl. 8',
    '12-05-2027 08:00',
    '12 maj 2027 8:00',
    '12 maj 2027 kl. 08.00',
    'onsdag 12 maj 2027 kl. 08:00',
    'onsdag den 12 maj 2027 klockan 8',
    '12 May 2027 8am',
    '12th May 2027 at 8:00 am',
    'Wednesday 12 May 2027, 08:00',
    'May 12, 2027 8:00 AM',
    ' 12  maj   2027   8:00 ',
  ])('%s', (typed) => expect(writtenMoment(typed)).toBe('2027-05-12T08:00'));

  it.each([
    ['12 maj 2027 18.30', '2027-05-12T18:30'],
    ['12 May 2027 6:30 pm', '2027-05-12T18:30'],
    ['12 May 2027 12 am', '2027-05-12T00:00'],
    ['12 May 2027 12pm', '2027-05-12T12:00'],
    ['3 sept. 2027 07:05', '2027-09-03T07:05'],
    ['1 oktober 2027 0:00', '2027-10-01T00:00'],
  ])('%s is %s', (typed, read) => expect(writtenMoment(typed)).toBe(read));

  it('reads what we write ourselves', () => {
    const at = new Date('2027-03-10T07:00:00Z');
    for (const text of [formatDateTime(at), formatLongDateTime(at, 'sv'), formatLongDateTime(at, 'en')])
      expect(writtenMoment(text)).toBe('2027-03-10T08:00');
  });

  it.each([
    '',
    'i morgon',
    '2027-05-12',
    '12 maj 2027',
    '12 maj kl. 8',
    '2027-05-12 25:00',
    '2027-05-12 08:60',
    '12 May 2027 13 pm',
    '12 blommaj 2027 8:00',
    '08:00',
    '2027-05-12 08:00 eller så',
  ])('«%s» is none', (typed) => expect(writtenMoment(typed)).toBeUndefined());
});
