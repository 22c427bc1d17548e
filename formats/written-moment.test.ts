import { describe, expect, it } from 'vitest';
import { formatDateTime, formatMoment, formatWhen } from '.';
import { oneText, readWrittenMoment, writtenDay, writtenMoment, writtenPastDay, writtenTime } from './written-moment';

/** A Monday. */
const TODAY = '2027-05-10';
const moment = (typed: string | string[]) => writtenMoment(typed, TODAY);

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
    '12 maj 8',
    '12/5 0800',
    'onsdag 12 maj 2027 kl. 08:00',
    'onsdag den 12 maj 2027 klockan 8',
    'ons 12 maj kl 8',
    '12 May 2027 8am',
    '12th May 2027 at 8:00 am',
    'Wednesday 12 May 2027, 08:00',
    'May 12, 2027 8:00 AM',
    'i övermorgon kl. 8',
    'på onsdag 8.00',
    ' 12  maj   2027   8:00 ',
  ])('%s', (typed) => expect(moment(typed)).toBe('2027-05-12T08:00'));

  it.each([
    ['12 maj 2027 18.30', '2027-05-12T18:30'],
    ['12 May 2027 6:30 pm', '2027-05-12T18:30'],
    ['12 May 2027 12 am', '2027-05-12T00:00'],
    ['12 May 2027 12pm', '2027-05-12T12:00'],
    ["12 May '27, 8:30 am", '2027-05-12T08:30'],
    ['13 Mar 28 8:30', '2028-03-13T08:30'],
    ['12 maj kl. halv 9', '2027-05-12T08:30'],
    ['12 maj kl 8 på kvällen', '2027-05-12T20:00'],
    ['12 maj 8.30', '2027-05-12T08:30'],
    ['3 sept. 2027 07:05', '2027-09-03T07:05'],
    ['1 oktober 2027 0:00', '2027-10-01T00:00'],
  ])('%s is %s', (typed, read) => expect(moment(typed)).toBe(read));

  it('reads what we write ourselves', () => {
    const at = new Date('2027-03-10T07:00:00Z');
    for (const text of [formatDateTime(at), formatWhen(at, 'sv'), formatWhen(at, 'en'), formatMoment(at, 'en')])
      expect([moment(text), moment([text, ''])]).toEqual(['2027-03-10T08:00', '2027-03-10T08:00']);
    expect(moment([formatMoment(at, 'en'), '09:00'])).toBeUndefined();
  });

  it('reads the two fields of a form, and a moment typed into the first one', () => {
    expect(moment(['12 maj', '8.30'])).toBe('2027-05-12T08:30');
    expect(moment(['2027-05-12', '08:00'])).toBe('2027-05-12T08:00');
    expect(moment(['2027-05-12T08:00', ''])).toBe('2027-05-12T08:00');
    expect(moment(['tomorrow', '8:30 pm'])).toBe('2027-05-11T20:30');
  });

  it('reads its own text form again', () => {
    for (const typed of [
      ['12 maj', '8.30'],
      ['2027-05-12', '08:00'],
      ['tomorrow', 'halv nio'],
      ['12 maj 8', ''],
    ])
      expect(moment(oneText(typed))).toBe(moment(typed));
  });

  it.each([
    ['', 'forms.date'],
    [['', ''], 'forms.date'],
    ['igår', 'forms.date'],
    ["'; DROP TABLE", 'forms.date'],
    ['08:00', 'forms.day'],
    [['', '08:00'], 'forms.day'],
    [['2027-03-1O', '08:30'], 'forms.day'],
    // The same from an address.
    ['2027-03-1O, 08:30', 'forms.day'],
    ['2027-03-10x, 08:30', 'forms.day'],
    ['2027-03-10 kl, 08:30', 'forms.day'],
    ['2027-03-10 kl. 8, 08:30', 'forms.momentTime'],
    [['någon gång', '08:00'], 'forms.day'],
    ['12 blommaj 2027 8:00', 'forms.day'],
    ['2027-02-31 08:00', 'forms.noSuchDay'],
    ['31 februari', 'forms.noSuchDay'],
    [['31 February', '08:00'], 'forms.noSuchDay'],
    [['29 feb 27', '08:00'], 'forms.noSuchDay'],
    ['12 blommaj 2027', 'forms.date'],
    ['next friday, half past eight', 'forms.day'],
    [['next friday', 'half past eight'], 'forms.day'],
    ['nästa fredag, halv nio', 'forms.day'],
    ['nästa fredag, frukost', 'forms.date'],
    [['12 maj nästa år', '8'], 'forms.day'],
    [['2027-02-31', '08:00'], 'forms.noSuchDay'],
    ['i morgon', 'forms.momentTime'],
    ['2027-05-12', 'forms.momentTime'],
    [['12 maj', ''], 'forms.momentTime'],
    [['12 maj', 'frukost'], 'forms.momentTime'],
    ['2027-05-12 25:00', 'forms.momentTime'],
    ['2027-05-12 08:60', 'forms.momentTime'],
    ['12 May 2027 13 pm', 'forms.momentTime'],
    ['2027-05-12 08:00 eller så', 'forms.momentTime'],
    ['2027-05-1208:00x', 'forms.date'],
    [['12 maj 8.00', '9.00'], 'forms.momentTime'],
    [['3/4/27', '8'], 'forms.yearInFull'],
    ['3/4/27 8:00', 'forms.yearInFull'],
    [['270512', '8'], 'forms.yearInFull'],
    [['torsdag 12 maj 2027', '8'], 'forms.weekday'],
    ['Thursday 12 May 2027, 08:00', 'forms.weekday'],
    // A year of two figures behind a day: never the time's fault, whichever of them is right.
    [['12/5 -27', '08:30'], 'forms.yearInFullFor,2027-05-12'],
    [['12/5-27', '8.30'], 'forms.yearInFullFor,2027-05-12'],
    [['12/5 27', '08:30'], 'forms.yearInFullFor,2027-05-12'],
    ['12/5 -27, 08:30', 'forms.yearInFullFor,2027-05-12'],
    ['12/5-27 08:30', 'forms.yearInFullFor,2027-05-12'],
    // Behind a named month they are read (below), unless they could be an hour or a year gone by.
    [['12 maj 24', '8'], 'forms.yearInFullFor,2024-05-12'],
    [['12 maj 65', '8'], 'forms.yearInFullFor,2065-05-12'],
    [['Thursday 12 May 27', '8'], 'forms.weekday'],
    ['12 maj -27', 'forms.momentTime'],
    [['29/2 -27', '08:30'], 'forms.yearInFull'],
    // Both are wrong: told in one round, the day first.
    [['tis 31/2 2027', 'kl 25'], 'forms.momentBoth,forms.noSuchDay'],
    [['nästa fredag', 'frukost'], 'forms.momentBoth,forms.day'],
    [['torsdag 12 maj 2027', '24:00'], 'forms.momentBoth,forms.weekday'],
    [['12/5 -27', '08:60'], 'forms.momentBoth,forms.yearInFullFor,2027-05-12'],
    [['', '25'], 'forms.momentBoth,forms.day'],
    ['tis 31/2 2027, kl 25', 'forms.momentBoth,forms.noSuchDay'],
    ['31/2 2027, 08:00', 'forms.noSuchDay'],
    [['31/2 2027', ''], 'forms.noSuchDay'],
  ])('«%s»: %s', (typed, trouble) => expect(readWrittenMoment(typed, TODAY)).toEqual({ trouble }));
});

it('a time whose day is missing stays a time, in one text too', () => {
  for (const typed of [['', '18:00'], ', 18:00'])
    expect(readWrittenMoment(typed, TODAY)).toEqual({ trouble: 'forms.day' });
  expect(oneText(['', '18:00'])).toBe(', 18:00');
  expect(oneText(['', ' '])).toBe('');
});

describe('a day', () => {
  it.each([
    ['12 maj 2027', '2027-05-12'],
    ['12/5 2027', '2027-05-12'],
    ['12 May 2027', '2027-05-12'],
    ['May 12 2027', '2027-05-12'],
    ['onsdag 12 maj', '2027-05-12'],
    ['13 Mar 27', '2027-03-13'],
    ['13 mars -28', '2028-03-13'],
    ["March 13, '28", '2028-03-13'],
    ['ons 12 maj 27', '2027-05-12'],
    ['idag', '2027-05-10'],
    ['i morgon', '2027-05-11'],
    ['imorron', '2027-05-11'],
    ['Tomorrow', '2027-05-11'],
    ['the day after tomorrow', '2027-05-12'],
    // The coming one, which includes today.
    ['10 maj', '2027-05-10'],
    ['9 maj', '2028-05-09'],
    ['9/5', '2028-05-09'],
    ['29 feb', '2028-02-29'],
    ['fredag', '2027-05-14'],
    ['on Sunday', '2027-05-16'],
    ['måndag', '2027-05-17'],
    ['den 3:e juni', '2027-06-03'],
  ])('%s is %s', (typed, day) => expect(writtenDay(typed, TODAY)).toBe(day));

  it.each([
    '',
    'nästa fredag',
    'next Friday',
    '32 maj',
    '12 mazurka',
    '5',
    '12/13 2027',
    '12 maj 8',
    'in a week',
    '8.30',
  ])('«%s» is not one', (typed) => expect(writtenDay(typed, TODAY)).toBeUndefined());

  it('reads every day of two years in every form', () => {
    for (let at = Date.parse('2027-01-01'); at < Date.parse('2029-01-01'); at += 86_400_000) {
      const day = new Date(at).toISOString().slice(0, 10);
      const [year, month, date] = day.split('-').map(Number);
      const written = (locale: string, options: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(at);
      const forms = [
        ...['sv-SE', 'en-GB', 'en-AU', 'en-US'].flatMap((locale) => [
          written(locale, { dateStyle: 'full' }),
          written(locale, { dateStyle: 'long' }),
        ]),
        ...[`${date}/${month} ${year}`, `${date}.${month}.${year}`, day.replaceAll('-', '')],
      ];
      for (const form of forms) expect(writtenDay(form, TODAY), form).toBe(day);
    }
  });
});

describe('a time', () => {
  it.each([
    ['8', '08:00'],
    ['8.30', '08:30'],
    ['0830', '08:30'],
    ['830', '08:30'],
    ['kl 8', '08:00'],
    ['klockan 18', '18:00'],
    ['8:30 pm', '20:30'],
    ['8 p.m.', '20:00'],
    ['12 am', '00:00'],
    ['noon', '12:00'],
    ['halv nio', '08:30'],
    ['kvart i nio', '08:45'],
    ['kvart över åtta', '08:15'],
    ['klockan åtta', '08:00'],
    ['half past eight', '08:30'],
    ['a quarter to nine', '08:45'],
    ['23.59', '23:59'],
    ['kl 9', '09:00'],
    ['klockan 9', '09:00'],
    ['halv 9', '08:30'],
    ['kl. halv 9', '08:30'],
    ['halv 14', '13:30'],
    ['kvart i 9', '08:45'],
    ['kvart över 9', '09:15'],
    ['kvart över nio', '09:15'],
    ['half past 8', '08:30'],
    ['quarter to 9', '08:45'],
    ['a quarter past 9', '09:15'],
    ['quarter past nine', '09:15'],
    ['9 am', '09:00'],
    ["9 o'clock", '09:00'],
    ['9 på morgonen', '09:00'],
    ['halv nio på morgonen', '08:30'],
    ['10 på förmiddagen', '10:00'],
    ['halv 2 på eftermiddagen', '13:30'],
    ['kvart i 1 på eftermiddagen', '12:45'],
    ['8 på kvällen', '20:00'],
    ['klockan halv nio på kvällen', '20:30'],
    ['20 på kvällen', '20:00'],
    ['9 in the morning', '09:00'],
    ['half past 8 in the evening', '20:30'],
    ['quarter to 3 in the afternoon', '14:45'],
    ['half past eight pm', '20:30'],
  ])('%s is %s', (typed, time) => expect(writtenTime(typed)).toBe(time));

  it.each([
    '',
    '24',
    '8.60',
    '0 pm',
    '13 am',
    'half nine',
    'half 9',
    'midnight',
    'halv två',
    'halv 2',
    'kvart i 25',
    '12 på kvällen',
    '1 på kvällen',
    '18 på morgonen',
    '18 am',
    '8 på natten',
    'på morgonen',
    '-8',
    '8.5',
    '8.30.15.10',
  ])('«%s» is not one', (typed) => expect(writtenTime(typed)).toBeUndefined());

  it('reads every minute of a day in every form', () => {
    for (let minute = 0; minute < 1_440; minute++) {
      const [hours, minutes] = [Math.floor(minute / 60), String(minute % 60).padStart(2, '0')];
      const time = `${String(hours).padStart(2, '0')}:${minutes}`;
      const half = `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'PM'}`;
      for (const form of [time, time.replace(':', '.'), time.replace(':', ''), `${hours}.${minutes}`, half])
        expect(writtenTime(form), form).toBe(time);
    }
  });
});

describe('a day gone by', () => {
  it.each([
    ['12 november', '2026-11-12'],
    ['1/2', '2027-02-01'],
    ['2027-12-24', '2027-12-24'],
    ['i morgon', '2027-05-11'],
    ['29 februari', '2028-02-29'],
    ['12 november 27', '2027-11-12'],
    ['aldrig', undefined],
  ])('%s is %s', (typed, day) => expect(writtenPastDay(typed, TODAY)).toBe(day));
});
