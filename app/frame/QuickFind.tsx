import { useFetcher } from '@remix-run/react';
import { type MouseEvent, useEffect, useState } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { CommandPalette, type CommandGroup } from '@ds/patterns/CommandPalette/CommandPalette';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { usePath } from '~/http/paths';
import { to } from '~/to';
import type { MenuArea } from './area-menus';
import type { loadQuickFind, PlaceGroup } from './quick-find.server';

const toCommands = (groups: readonly PlaceGroup[] = []): CommandGroup[] =>
  groups.map(({ title, places }) => ({
    title,
    commands: places.map(({ href, label, detail }) => ({ href, label, detail })),
  }));

/** A button, and Ctrl or ⌘ K, that lead to any screen or thing by a few letters. Without scripts the button leads to a page that does the same. */
export function QuickFind({ area }: { area: MenuArea }) {
  const { t } = useTranslation('menus');
  const page = usePath()(to[`${area}Find` as const]());
  const { load, data: answer } = useFetcher<typeof loadQuickFind>();
  const [isOpen, setOpen] = useState(false);
  const open = (event: Pick<Event, 'preventDefault'>) => {
    event.preventDefault();
    load(page);
    setOpen(true);
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      if (isShortcut && !event.altKey && !event.repeat) open(event);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  const click = (event: MouseEvent) => {
    // A press with these opens a tab, as of any link.
    if (!(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) open(event);
  };
  return (
    <>
      <LinkButton variant="secondary" size="small" href={page} onClick={click} aria-keyshortcuts="Control+K Meta+K">
        {t('find.title')}
      </LinkButton>
      <CommandPalette
        isOpen={isOpen}
        onOpenChange={setOpen}
        label={t('find.label')}
        texts={{ none: t('find.none'), searching: t('find.searching') }}
        groups={toCommands(answer?.screens)}
        search={{
          ask: (text) => load(`${page}?${new URLSearchParams({ q: text }).toString()}`),
          answered: answer?.text ?? '',
          found: toCommands(answer?.records),
        }}
      />
    </>
  );
}
