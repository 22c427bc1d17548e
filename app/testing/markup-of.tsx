import { createRemixStub } from '@remix-run/testing';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { type TextBrowser, TextBrowserProvider } from '@ds/support/text-browser';
import { i18nOf } from '~/i18n/i18n.server';

/** A component as the server sends it in a Swedish page, to a text browser if one is named. Spaces that keep a line together are plain ones. */
export function markupOf(element: ReactElement, textBrowser?: TextBrowser): string {
  const Stub = createRemixStub([{ path: '/sv', Component: () => element }]);
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18nOf('sv')}>
      <TextBrowserProvider value={textBrowser}>
        <Stub initialEntries={['/sv']} />
      </TextBrowserProvider>
    </I18nextProvider>,
  ).replaceAll('\u00a0', ' ');
}
