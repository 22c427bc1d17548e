import { expect, it, test } from 'vitest';
import type { TextBrowser } from '@ds/support/text-browser';
import { markupOf } from '~/testing/markup-of';
import { titleOfChange } from './asked-change.server';
import { RoutePart } from './RoutePart';

const values = {
  stops: ['Uppsala', '', 'Gävle'].map((stop) => ({ stop, street: '', wait: '' })),
  departure: '2027-05-12T08:00',
  return: '',
  adults: 'x',
  children: '0',
  wheelchairs: '0',
};
const asked = { errors: [], choices: [], planned: null };
const errors = [{ field: 'adults', message: 'forms.wholeNumber' }];
const planned = (isSame: boolean) => ({ ...asked, planned: { isSame } });

test.each([
  ['sv', null, 'Ändra bokningen'],
  ['sv', asked, 'Ändra bokningen'],
  ['sv', { ...asked, errors }, 'Fel: Ändra bokningen'],
  ['en', { ...asked, errors }, 'Error: Change the booking'],
  ['sv', { ...asked, choices: [{}] }, 'Vilken plats menar du? Ändra bokningen'],
  ['en', { ...asked, choices: [{}] }, 'Which place do you mean? Change the booking'],
  ['sv', planned(false), 'Så blir resan: Ändra bokningen'],
  ['sv', planned(true), 'Ändra bokningen'],
] as const)('in %s the title tells what became of the question', (language, route, title) =>
  expect(titleOfChange(new Request(`http://localhost/${language}/booking/change-book`), route)).toBe(title),
);

const berga = { row: 2, typed: 'Berga', options: [{ id: 'se-berga-hogsby', name: 'Berga (Högsby)' }] };

function page(textBrowser?: TextBrowser, wrong = errors, choices: readonly (typeof berga)[] = []): string {
  return markupOf(
    <RoutePart
      bookingNumber="83918136"
      values={values}
      seats={49}
      hasReturn={false}
      isDayTrip={false}
      errors={wrong}
      choices={choices}
    />,
    textBrowser,
  );
}

it('what is wrong is told above the long form', () => {
  const html = page();
  expect(html.indexOf('data-error-summary')).toBeGreaterThan(-1);
  expect(html.indexOf('data-error-summary')).toBeLessThan(html.indexOf('id="route"'));
});

it('a place that may be several is asked about above the form too, with a way to its list', () => {
  const [, summary = ''] = /data-error-summary(.*?)<\/ul>/s.exec(page(undefined, [], [berga])) ?? [];
  expect(summary).toContain('Vilken plats menar du?');
  expect(summary).toContain('<a href="#stop-2">Till: flera platser stämmer med Berga.</a>');
});

test.each([
  ['wait-1', 'Lägg till ett stopp, väntetid: Skriv ett tal.'],
  ['stop-0', 'Från: Skriv ett tal.'],
])('an error of %s says in which field', (field, said) =>
  expect(page(undefined, [{ field, message: 'forms.number' }])).toContain(said),
);

it('the button that unfolds one more stop is read once where nothing folds', () => {
  expect(page().match(/Lägg till ett stopp/g)).toHaveLength(2);
  for (const browser of ['w3m', 'lynx'] as const) expect(page(browser).match(/Lägg till ett stopp/g)).toHaveLength(1);
});
