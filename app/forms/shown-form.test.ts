import { expect, it } from 'vitest';
import { i18nOf } from '~/i18n/i18n.server';
import { shownForm } from './shown-form';

it('leads from the list of errors to the one of a moment’s fields that is wrong', () => {
  const form = (error: string) =>
    shownForm(i18nOf('sv').t, {
      reply: undefined,
      errors: { startsAt: [error] },
      listed: { startsAt: [error] },
      labels: { startsAt: 'Börjar' },
      prefix: 'a-',
    });
  expect(form('forms.momentTime').summary.errors).toEqual([
    { text: 'Börjar, tid: Skriv ett klockslag, till exempel 08:30.', fieldId: 'a-startsAt-time' },
  ]);
  expect(form('forms.momentTime').moment('startsAt').isOfTime).toBe(true);
  expect(form('forms.day').summary.errors[0]?.fieldId).toBe('a-startsAt');
  expect(form('forms.day').moment('startsAt').isOfTime).toBe(false);
});
