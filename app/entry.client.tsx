import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { startClientI18n } from '~/i18n/i18n.client';

/** The page, which tells the small scripts (design-system/helpers) when they may add to it. */
function Page() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
    document.dispatchEvent(new Event('hydrated'));
  }, []);
  return <RemixBrowser />;
}

async function hydrate() {
  const named = document.documentElement.dataset['namespaces'] ?? 'common';
  const i18n = await startClientI18n(named.split(' '));
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nextProvider i18n={i18n}>
        <StrictMode>
          <Page />
        </StrictMode>
      </I18nextProvider>,
    );
  });
}

void hydrate();
