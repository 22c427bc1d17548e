import { Outlet, type useLoaderData } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import type { StoryContext } from '@storybook/react';
import { expect, within } from '@storybook/test';
import { type ComponentType, type ReactElement, type SyntheticEvent, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { loadFrame } from '~/frame/load-frame.server';
import { DashboardError } from '~/frame/DashboardError';
import { DashboardFrame } from '~/frame/DashboardFrame';
import { ErrorPage } from '~/frame/ErrorPage';
import type { Locale } from '~/i18n/i18n';
import { texts } from './texts';

/** What a page gets from its loader. */
export type LoadedBy<Loader> = ReturnType<typeof useLoaderData<Loader>>;
/** By language, because titles come from loaders. */
export type LoadedIn<Loader> = Record<Locale, LoadedBy<Loader>>;
type Frame = LoadedBy<typeof loadFrame>;

export interface ScreenOf<Loaded> {
  /** The route's component. */
  Page: ComponentType;
  /** Its address, without the language. */
  path: string;
  loaded: Record<Locale, Loaded>;
  /** The action's response. */
  reply?: object;
  /** The refusal that the loader threw, with the domain’s key: the error page is shown. */
  refused?: { status: number; key: string };
  user?: Frame['user'];
}

const frame: Frame = {
  seller: { name: 'Bussplats Demo AB', orgNumber: '5599000063', address: '', phone: null, hours: '', email: 'support@demo.invalid', answerDays: 1 }, // prettier-ignore
  user: null,
  holds: [],
  choices: [],
  flash: undefined,
  consentGiven: true,
  demo: false,
  footerPages: [],
} as never;

/** A screen of the product in its frame, rendered in the browser alone, with the given loader and action data. */
export function screen<Loaded>({ Page, path, loaded, reply, refused, user = null }: ScreenOf<Loaded>) {
  return {
    render: (_args: unknown, { globals }: Pick<StoryContext, 'globals'>): ReactElement => {
      const language = globals['language'] as Locale;
      return (
        <Screen
          key={language}
          Page={Page}
          address={`/${language}${path}`}
          language={language}
          loaded={loaded[language]}
          reply={reply}
          refused={refused}
          frame={{ ...frame, user }}
        />
      );
    },
    /** Whatever else a story does with its screen, it must be visible. */
    play: async ({ canvasElement }: Pick<StoryContext, 'canvasElement'>): Promise<void> => {
      await expect(await within(canvasElement).findByRole('heading', { level: 1 })).toBeInTheDocument();
    },
  };
}

interface ScreenProps {
  Page: ComponentType;
  address: string;
  language: Locale;
  loaded: unknown;
  reply: object | undefined;
  refused: ScreenOf<unknown>['refused'];
  frame: Frame;
}

function Screen({ Page, address, language, loaded, reply, refused, frame: around }: ScreenProps) {
  const Stub = useMemo(
    () =>
      createRemixStub([
        {
          id: 'root',
          path: '/',
          loader: () => ({}),
          children: [
            {
              id: 'areas/public/locale',
              path: ':locale',
              Component: Outlet,
              loader: () => around,
              children: [
                {
                  id: 'frame',
                  ...(address.includes('/dashboard')
                    ? { Component: DashboardFrame, ErrorBoundary: DashboardError }
                    : { Component: Outlet, ErrorBoundary: ErrorPage }),
                  children: [
                    {
                      id: 'screen',
                      // The home page's path is only the language.
                      ...(address === `/${language}` ? { index: true as const } : { path: '*' }),
                      Component: Page,
                      loader: () => loaded as object,
                      action: () => null,
                    },
                  ],
                },
              ],
            },
          ],
        },
      ]),
    [Page, address, language, loaded, around],
  );
  return (
    <I18nextProvider i18n={texts[language]}>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- links lead out of a story */}
      <div onClick={stayHere} onSubmit={stayHere}>
        <Stub
          initialEntries={[address]}
          hydrationData={{
            loaderData: { root: {}, 'areas/public/locale': around, screen: loaded },
            ...(reply ? { actionData: { screen: reply } } : {}),
            ...(refused ? { errors: { frame: refusal(refused) } } : {}),
          }}
          future={{ v3_singleFetch: true }}
        />
      </div>
    </I18nextProvider>
  );
}

/** As the router keeps what a loader has thrown, for the route whose error page is shown. */
const refusal = ({ status, key }: { status: number; key: string }) => ({ status, statusText: '', internal: false, data: { key, params: [] } }); // prettier-ignore

function stayHere(event: SyntheticEvent): void {
  if (event.type === 'submit' || (event.target as Element).closest('a[href]:not([href^="#"])')) event.preventDefault();
}
