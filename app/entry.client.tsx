import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { startClientI18n } from '~/i18n/i18n.client';

async function hydrate() {
  const named = document.documentElement.dataset['namespaces'] ?? 'common';
  const i18n = await startClientI18n(named.split(' '));
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nextProvider i18n={i18n}>
        <StrictMode>
          <RemixBrowser />
        </StrictMode>
      </I18nextProvider>,
    );
  });
}

void hydrate();
