import { useFetcher, useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { CommandPalette } from '@ds/patterns/CommandPalette/CommandPalette';
import { FindField } from '@ds/patterns/FindField/FindField';
import { fieldToFind, focusFind, isFindShortcut } from '@ds/patterns/FindField/find-shortcut';
import { usePath } from '~/http/paths';
import { follow } from '~/navigation/follow';
import { to } from '~/to';
import type { MenuArea } from './area-menus';
import { nothingFound } from './matches';
import type { loadQuickFind } from './quick-find.server';

/**
 * A field at the top of every dashboard page that finds any record or screen by a number, a name or a few letters, and goes straight to a
 * single match. With scripts, Ctrl or ⌘ K and the field's own button show results while typing.
 */
export function QuickFind({ area }: { area: MenuArea }) {
  const { t } = useTranslation('menus');
  const page = usePath()(to[`${area}Find` as const]());
  const { pathname, search } = useLocation();
  const { load, data: answer } = useFetcher<typeof loadQuickFind>();
  const [isOpen, setOpen] = useState(false);
  const before = useRef('');
  const cameFrom = useRef<Element | null>(null);
  const passing = useRef<() => boolean>();
  // The palette may still have to be loaded: what is typed until then goes into the field, and is taken from there.
  const open = () => {
    before.current = fieldToFind()?.value ?? '';
    // Opened again at once: whoever closes it then was still where they first came from.
    if (passing.current?.()) passing.current = undefined;
    else if (!isOpen) cameFrom.current = document.activeElement;
    focusFind();
    load(`${page}?palette`);
    setOpen(true);
  };
  const takeTyped = () => {
    const field = fieldToFind();
    const typed = field?.value ?? '';
    if (!field || typed === before.current) return '';
    field.value = before.current;
    return typed;
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isFindShortcut(event)) return;
      // The page of results is asked again in its own field.
      if (pathname === page) focusFind();
      else open();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  return (
    <>
      <FindField
        action={page}
        texts={{ title: t('find.title'), label: t('find.label'), submit: t('find.submit'), keys: t('find.keys') }}
        asked={pathname === page ? (new URLSearchParams(search).get('q') ?? '') : ''}
        at={pathname + search}
        onOpen={open}
      />
      <CommandPalette
        isOpen={isOpen}
        onOpenChange={(opens) => {
          setOpen(opens);
          if (!opens) passing.current = passFocusOn(cameFrom.current);
        }}
        label={t('find.label')}
        begun={takeTyped}
        texts={{
          none: (text) => t(nothingFound(text, area)),
          searching: t('find.searching'),
          found: (count) => t('find.found', { count }),
        }}
        groups={answer?.screens ?? []}
        search={{
          ask: (text) => load(`${page}?${new URLSearchParams({ q: text, palette: '' }).toString()}`),
          seek: (text) => follow(`${page}?${new URLSearchParams({ q: text }).toString()}`),
          answered: answer?.text ?? '',
          found: answer?.records ?? [],
        }}
      />
    </>
  );
}

/**
 * The palette, as it closes, gives the focus to the field that took what was typed before it had been loaded: whoever dismisses it was
 * elsewhere. It does so a frame or more later, as soon as the machine can: the next focus is that one, unless they point somewhere first.
 * What is returned stops that, and says whether it was still to come.
 */
function passFocusOn(to: Element | null): (() => boolean) | undefined {
  const field = fieldToFind();
  if (!field || !(to instanceof HTMLElement) || to === field || to === document.body) return undefined;
  const waiting = new AbortController();
  const { signal } = waiting;
  const stop = () => {
    const was = !signal.aborted;
    waiting.abort();
    return was;
  };
  const pass = ({ target }: FocusEvent) => {
    stop();
    if (target === field) to.focus();
  };
  document.addEventListener('focusin', pass, { signal });
  document.addEventListener('pointerdown', stop, { signal });
  return stop;
}
