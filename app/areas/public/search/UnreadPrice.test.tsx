import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import type { SearchView } from '@bff/areas/public';
import { i18nOf } from '~/i18n/i18n.server';
import { UnreadPrice } from './UnreadPrice';

const shown = (search: string, maxPrice?: number) => {
  const view = { query: { filters: { maxPrice } } } as Extract<SearchView, { kind: 'offers' }>;
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18nOf('sv')}>
      <UnreadPrice view={view} search={search} />
    </I18nextProvider>,
  );
};

it('leads from above the results to a highest price that cannot be read', () => {
  expect(shown('maxPrice=billigt')).toContain('<a href="#maxPrice">Högsta pris: Skriv ett belopp i hela kronor');
  for (const none of [shown(''), shown('maxPrice='), shown('maxPrice=12+500+kr', 12_500)]) expect(none).toBe('');
});
