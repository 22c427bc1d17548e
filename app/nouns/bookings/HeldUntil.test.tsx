import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { i18nOf } from '~/i18n/i18n.server';
import { HeldUntil } from './HeldUntil';

const until = new Date('2027-03-10T02:58:00Z');

it.each([
  [null, ''],
  [{ until, isOver: false }, 'Reserverad till kl. 03:58'],
  [{ until, isOver: true }, 'Tiden för reservationen har gått ut'],
])('staff read of a hold %j: «%s»', (held, text) => {
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18nOf('sv')}>
      <HeldUntil held={held} />
    </I18nextProvider>,
  );
  expect(html.replace(/<[^>]*>/g, '').replaceAll('\u00a0', ' ')).toBe(text);
});
