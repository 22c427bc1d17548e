// Traces: S2-006
import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node';
import {
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { FormatLocaleProvider } from '@ds/support/format-locale';
import '@ds/tokens/styles.css';
import fontUrl from '@ds/tokens/fonts/atkinson-hyperlegible-next-latin.woff2?url';
import { ErrorPage } from '~/frame/ErrorPage';
import { useFrame } from '~/frame/frame-parts';
import { localeOfPath } from '~/i18n/i18n';
import { textsVersion } from '~/i18n/i18n.server';
import { textsAddress } from '~/i18n/texts-address';
import { errorKind, usePageContext } from '~/http/page-context';
import type { PageHandle } from '~/http/page-handle';

export const links: LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: fontUrl, crossOrigin: 'anonymous' },
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
];

export function loader({ context }: LoaderFunctionArgs) {
  const { nonce, helpersUrl, islandsUrl, build } = context;
  return { nonce, helpersUrl, islandsUrl, build, textsVersion };
}

/** The document's data stays the same while its pages change: above all the nonce. */
export const shouldRevalidate = () => false;

/**
 * The document. React runs where a handle says `hydrate: true`, as the dashboards' layouts do; other pages get the small helpers as a
 * script of their own.
 */
export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const nonce = root?.nonce;
  const locale = localeOfPath(useLocation().pathname);
  const page = usePageContext();
  const reader = useFrame()?.user?.id;
  const handles = useMatches().map((match) => match.handle as PageHandle | undefined);
  const hydrate = root !== undefined && handles.some((handle) => handle?.hydrate === true);
  const hasIsland = handles.some((handle) => handle?.island === true);
  const namespaces = [...new Set(handles.flatMap((handle) => handle?.i18n ?? []))];
  const { title, done } = usePageTitle({ hydrate });
  const texts = hydrate ? textsAddress(locale, namespaces, root.textsVersion) : undefined;
  return (
    <html
      lang={locale}
      dir="ltr"
      {...(hydrate
        ? {
            'data-texts': texts,
            'data-build': root.build,
            'data-reader': reader,
            'data-page': JSON.stringify(page),
            suppressHydrationWarning: true,
          }
        : undefined)}
    >
      <head>
        <meta charSet="utf-8" />
        {(hydrate || hasIsland) && nonce ? <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning /> : null}
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* Where a form wakes on such a page, its first errors take the message's place. */}
        <title data-done={done || undefined}>{title}</title>
        <Description title={title} />
        {texts ? <link rel="preload" as="fetch" href={texts} crossOrigin="anonymous" /> : null}
        <Links />
      </head>
      <body>
        <FormatLocaleProvider value={locale}>{children}</FormatLocaleProvider>
        {hydrate ? <ScrollRestoration nonce={nonce} /> : null}
        {hydrate ? <Scripts nonce={nonce} /> : null}
        {root?.helpersUrl ? <script type="module" src={root.helpersUrl} nonce={nonce} /> : null}
      </body>
    </html>
  );
}

/**
 * «Title – brand», from the `title` in a page's loader data; «Error: …» while its form has errors, and the message of what was done where a
 * document begins with it: what is there from the start is not announced otherwise. Rendered here instead of by Remix's meta, which does not
 * know the action's response.
 */
function usePageTitle({ hydrate }: { hydrate: boolean }): { title: string; done: string } {
  const { t } = useTranslation('common');
  const { status, failed, formHasErrors, title: answered } = usePageContext();
  const titled = useMatches().map((match) => match.data as { title?: string } | null | undefined);
  const title = failed
    ? t(`error.${errorKind(status)}Title`)
    : (answered ?? titled.findLast((data) => data?.title)?.title);
  const flash = useFrame()?.flash;
  const done = flash && !hydrate ? `${t(flash.key, flash.params)} ` : '';
  const prefix = formHasErrors ? `${t('errors:forms.titlePrefix')} ` : done;
  return { title: title ? `${prefix}${title} – ${t('brand')}` : t('brand'), done };
}

/** What the page is about, for search engines and for where its address is shared: the `description` in its loader data. */
function Description({ title }: { title: string }) {
  const { failed } = usePageContext();
  const described = useMatches().map((match) => match.data as { description?: unknown } | null | undefined);
  const description = described.at(-1)?.description;
  if (failed || typeof description !== 'string' || description === '') return null;
  return (
    <>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
    </>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
