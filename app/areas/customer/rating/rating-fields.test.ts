// Traces: S5-018
import { expect, it } from 'vitest';
import '~/forms/zod-messages';
import { RatingForm } from './rating-fields.server';

const wrong = (form: Record<string, string>) =>
  RatingForm.safeParse(form).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

it('a trip is rated from one to five, with or without words', () => {
  expect(wrong({ rating: '1' })).toEqual([]);
  expect(wrong({ rating: '5', comment: 'Lugn och säker' })).toEqual([]);
  expect(wrong({ comment: 'Utan betyg' })).toEqual(['rating forms.choose']);
  expect(wrong({ rating: '6' })).toEqual(['rating forms.invalid']);
  expect(wrong({ rating: '0' })).toEqual(['rating forms.invalid']);
});
