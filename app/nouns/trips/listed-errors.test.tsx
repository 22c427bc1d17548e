import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { listedMessage } from '~/forms/error-text';
import { i18nOf } from '~/i18n/i18n.server';
import { useListedErrors } from './listed-errors';

function Listed({ field, message }: { field: string; message: string }) {
  return useListedErrors([{ field, message }], 2).map(({ text, fieldId }) => `${fieldId} ${text}`);
}
const listed = (field: string, message: string) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18nOf('sv')}>
      <Listed field={field} message={message} />
    </I18nextProvider>,
  );

it('names the time that is wrong, and leads to it', () => {
  expect(listed('departure', 'forms.momentTime')).toMatch(/^departure-time Avresa, tid: Skriv ett klockslag/);
  expect(listed('return', 'forms.momentTime')).toMatch(/^return-time Hemresa, tid: Skriv ett klockslag/);
  expect(listed('departure', 'forms.noSuchDay')).toMatch(/^departure Avresa: Den dagen finns inte/);
});

it('names a day and a time that are both wrong in one round, and leads to the day', () => {
  expect(listed('departure', 'forms.momentBoth,forms.noSuchDay')).toBe(
    'departure Avresa: Den dagen finns inte. Kontrollera datumet. Skriv också ett klockslag, till exempel 08:30.',
  );
  expect(listed('return', 'forms.momentBoth,forms.yearInFullFor,2027-05-12')).toMatch(
    /^return Hemresa: .*2027-05-12.* Skriv också ett klockslag/,
  );
});

it('does not repeat the name of a field that the sentence has, however short it is', () => {
  expect(listedMessage('To', 'From and To are the same place. Change one of them.')).toMatch(/^From and To/);
  expect(listedMessage('Till', 'Från och Till är samma plats. Ändra den ena.')).toMatch(/^Från och Till/);
  expect(listedMessage('To', 'Enter the place to which you go.')).toMatch(/^To: Enter/);
});
