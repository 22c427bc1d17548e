import { RemixBrowser } from '@remix-run/react';
import { type ReactNode, startTransition, StrictMode, useCallback, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { focusFind, isFindShortcut } from '@ds/patterns/FindField/find-shortcut';
import { ScriptsProvider } from '@ds/support/scripts';
import { type PageContext, PageContextProvider, plainPage } from '~/http/page-context';
import { startClientI18n } from '~/i18n/i18n.client';
import { follow } from '~/navigation/follow';
import { holdEvents } from '~/navigation/hold-events';
import { watchTransport } from '~/navigation/transport';

const { dataset } = document.documentElement;

/** The page's state: at first as the server said, then as its parts report. */
function Standing({ children }: { children: ReactNode }) {
  const [page, setPage] = useState<PageContext>(() => ({
    ...plainPage,
    ...(JSON.parse(dataset['page'] ?? '{}') as Partial<PageContext>),
  }));
  const report = useCallback((change: Partial<PageContext>) => setPage((now) => ({ ...now, ...change })), []);
  return <PageContextProvider value={{ ...page, report }}>{children}</PageContextProvider>;
}

// What is typed after the shortcut is not lost either.
const releaseEvents = holdEvents((event) => {
  if (isFindShortcut(event)) focusFind();
});

/** The page; the document gets `data-hydrated` once it is hydrated. */
function Page() {
  useEffect(() => {
    releaseEvents();
    dataset['hydrated'] = '';
  }, []);
  return <RemixBrowser />;
}

async function hydrate() {
  const i18n = await startClientI18n(dataset['texts'] ?? '');
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nextProvider i18n={i18n}>
        <Standing>
          <StrictMode>
            <ScriptsProvider follow={follow}>
              <Page />
            </ScriptsProvider>
          </StrictMode>
        </Standing>
      </I18nextProvider>,
    );
  });
}

watchTransport();
void hydrate();
