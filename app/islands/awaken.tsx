import type { i18n as I18n } from 'i18next';
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { FormatLocaleProvider } from '@ds/support/format-locale';
import { typeAgain, typedBefore } from '@ds/support/typed-before';
import { localeOfPath } from '~/i18n/i18n';
import { focusIn, focusAgain } from './focus';
import type { LiveForm } from './live-form';
import { PlainAgain } from './PlainAgain';

export { startTexts } from '~/i18n/start-texts';

/**
 * Hands a form over to React within one task, so that no key can be pressed in between. Input, focus and caret are kept. If a helper has
 * changed the rows of a list, the form is rendered anew instead of hydrated, because the document is no longer what the server sent.
 */
export function awaken<Props extends object>(
  element: HTMLElement,
  live: LiveForm<Props>,
  props: Props,
  i18n: I18n,
): void {
  const typed = live.typedInto(props, formIn(element));
  const focused = focusIn(element);
  const areas = typedBefore();
  const isChanged = element.querySelector('[data-repeat-changed]') !== null;
  const page = (
    <I18nextProvider i18n={i18n}>
      <FormatLocaleProvider value={localeOfPath(location.pathname)}>
        <Awakening element={element} live={live} props={isChanged ? typed : props} typed={typed} />
      </FormatLocaleProvider>
    </I18nextProvider>
  );
  flushSync(() => {
    if (isChanged) {
      element.replaceChildren();
      createRoot(element).render(page);
    } else hydrateRoot(element, page);
  });
  typeAgain(areas);
  if (focused) focusAgain(element, focused);
}

/** The form that the island is, or is a part of. */
const formIn = (element: HTMLElement) => element.querySelector('form') ?? element.closest('form')!;

interface AwakeningProps<Props> {
  element: HTMLElement;
  live: LiveForm<Props>;
  props: Props;
  typed: Props;
}

/** The first render matches what the server sent; the second, immediately after it, is the enhanced form. */
function Awakening<Props extends object>({ element, live, props, typed }: AwakeningProps<Props>) {
  const [isAwake, setAwake] = useState(false);
  const { Form } = live;
  useLayoutEffect(() => {
    setAwake(true);
    element.dataset['islandState'] ??= 'awake';
  }, [element]);
  return (
    <PlainAgain
      plain={() => <Form {...live.typedInto(typed, formIn(element))} isAwake={false} />}
      onFailed={() => (element.dataset['islandState'] = 'failed')}
    >
      <Form {...(isAwake ? typed : props)} isAwake={isAwake} />
    </PlainAgain>
  );
}
