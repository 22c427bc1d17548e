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
const asked = { errors: [], planned: null };
const errors = [{ field: 'adults', message: 'forms.wholeNumber' }];
const planned = (isSame: boolean) => ({ errors: [], planned: { isSame } });

test.each([
  ['sv', null, 'Ändra bokningen'],
  ['sv', asked, 'Ändra bokningen'],
  ['sv', { ...asked, errors }, 'Fel: Ändra bokningen'],
  ['en', { ...asked, errors }, 'Error: Change the booking'],
  ['sv', planned(false), 'Så blir resan: Ändra bokningen'],
  ['sv', planned(true), 'Ändra bokningen'],
] as const)('in %s the title tells what became of the question', (language, route, title) =>
  expect(titleOfChange(new Request(`http://localhost/${language}/booking/change-book`), route)).toBe(title),
);

function page(textBrowser?: TextBrowser, wrong = errors): string {
  return markupOf(
    <RoutePart
      bookingNumber="83918136"
      values={values}
      seats={49}
      hasReturn={false}
      isDayTrip={false}
      errors={wrong}
      choices={[]}
    />,
    textBrowser,
  );
}

it('what is wrong is told above the long form', () => {
  const html = page();
  expect(html.indexOf('data-error-summary')).toBeGreaterThan(-1);
  expect(html.indexOf('data-error-summary')).toBeLessThan(html.indexOf('id="route"'));
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
