// Traces: S2-080
import { expect, it } from 'vitest';
import type { FormValue } from './fields';
import { meanwhileOf, openedWith } from './meanwhile';

type Values = Record<string, FormValue | undefined>;

/** One field, as the form was opened, as it was sent, and as it is saved now. */
const field = (opened: FormValue, sent: FormValue | undefined, saved: FormValue | undefined) =>
  told({ field: opened }, { field: sent }, { field: saved });

const told = (opened: Values, sent: Values, saved: Values, together?: readonly (readonly string[])[]) =>
  meanwhileOf(
    {
      status: 'error',
      initialValue: { ...sent, opened: openedWith(opened) },
      error: { '': ['input.changedMeanwhile'] },
    },
    { saved, ...(together ? { together } : {}) },
  );

it.each<[what: string, opened: FormValue, sent: FormValue | undefined, saved: FormValue | undefined]>([
  ['a text', 'Gävle', 'Gävle', 'Umeå'],
  ['one that was empty, which is not sent', '', undefined, 'Umeå'],
  ['one that is empty now', 'Gävle', 'Gävle', ''],
  ['one of a row that is gone', 'Gävle', 'Gävle', undefined],
  ['lines, which browsers end in their own way', 'a\nb', 'a\r\nb', 'c'],
  ['a number, written with its spaces', '1234,5', '1\u00a0234,5', '1300'],
  ['a day and its time', '2027-03-10T08:00', ['2027-03-10', '08:00'], '2027-03-11T08:00'],
  ['boxes in another order', ['SE', 'NO'], ['NO', 'SE'], ['SE']],
  ['boxes that were all empty', [], undefined, ['SE']],
  ['one box of several', ['SE'], 'SE', ['SE', 'NO']],
  ['a box that was not ticked', null, undefined, 'on'],
  ['a box that is not ticked now', 'on', 'on', null],
])('takes what only the other changed: %s', (_, opened, sent, saved) => {
  expect(field(opened, sent, saved)).toMatchObject({ taken: ['field'], kept: [] });
});

it.each<[what: string, opened: FormValue, sent: FormValue | undefined, saved: FormValue]>([
  ['a text', 'Gävle', 'Luleå', 'Umeå'],
  ['one that was emptied', 'Gävle', undefined, 'Umeå'],
  ['one that was empty', '', 'Luleå', 'Umeå'],
  ['words run together', 'Stor gatan', 'Storgatan', 'Lillgatan'],
  ['boxes', ['SE'], ['SE', 'NO'], ['SE', 'DK']],
  ['a box that was ticked with another', 'SE', undefined, ['SE', 'DK']],
])('keeps what was typed where both changed it: %s', (_, opened, sent, saved) => {
  expect(field(opened, sent, saved)).toMatchObject({ taken: [], kept: ['field'], saved: { field: saved } });
});

it.each<[what: string, opened: FormValue, sent: FormValue | undefined, saved: FormValue]>([
  ['nobody changed', 'Gävle', 'Gävle', 'Gävle'],
  ['only this editor changed', 'Gävle', 'Luleå', 'Gävle'],
  ['both changed alike', 'Gävle', 'Umeå', 'Umeå'],
  ['both emptied', 'Gävle', undefined, ''],
])('says nothing of what %s', (_, opened, sent, saved) => {
  expect(field(opened, sent, saved)).toBeUndefined();
});

it('tells fields apart, and those that are one answer together', () => {
  const opened = { which: 'own', percent: '7', name: 'A', city: 'Gävle' };
  const sent = { which: 'own', percent: '8', name: 'B', city: 'Gävle' };
  const saved = { which: 'general', percent: '7', name: 'C', city: 'Umeå' };
  expect(told(opened, sent, saved)).toMatchObject({ taken: ['which', 'city'], kept: ['name'] });
  expect(told(opened, sent, saved, [['which', 'percent']])).toMatchObject({ taken: ['city'], kept: ['which', 'name'] });
  expect(told(opened, opened, saved, [['which', 'percent']])).toMatchObject({ taken: ['which', 'name', 'city'] });
});

it('keeps all of a form that does not say what it was opened with, and compares none that was refused for something else', () => {
  const reply = { status: 'error' as const, initialValue: { city: 'Luleå', name: 'A' } };
  const saved = { city: 'Umeå', name: 'A' };
  expect(meanwhileOf({ ...reply, error: { '': ['input.changedMeanwhile'] } }, { saved })).toMatchObject({
    taken: [],
    kept: ['city'],
  });
  expect(meanwhileOf({ ...reply, error: { city: ['forms.required'] } }, { saved })).toBeUndefined();
  expect(meanwhileOf(undefined, { saved })).toBeUndefined();
});

it('says what it was opened with in few signs, whatever stands there', () => {
  const opened = openedWith({ text: 'Lång text. '.repeat(500), city: '', boxes: ['on'] });
  expect(opened).toMatch(/^text:\w{1,11} city: boxes:\w{1,11}$/);
  expect(opened).not.toContain('Lång');
});
