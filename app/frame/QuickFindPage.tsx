import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { CommandBadge } from '@ds/patterns/CommandPalette/CommandBadge';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { closestFirst } from '@ds/support/closeness';
import { Apart } from '@ds/primitives/StatusBadge/Apart';
import { Stack } from '@ds/primitives/Stack/Stack';
import { AreaFrame } from './AreaFrame';
import type { MenuArea } from './area-menus';
import { matching, nothingFound } from './matches';
import type { loadQuickFind } from './quick-find.server';

/** The results page of the frame's field, when there is not exactly one; the palette shows the same. */
export function QuickFindPage({ area }: { area: MenuArea }) {
  const { title, text, records, screens } = useLoaderData<typeof loadQuickFind>();
  const { t } = useTranslation('menus');
  const groups = closestFirst(text, [...records, ...matching(screens, text)]);
  return (
    <AreaFrame area={area}>
      <PageHeader title={title} />
      {groups.length === 0 ? <p role="status">{t(nothingFound(text, area))}</p> : null}
      {groups.map((group) => (
        <Stack key={group.title} as="section">
          <h2>{group.title}</h2>
          <ul>
            {group.commands.map(({ href, label, detail, state }) => (
              <li key={`${href} ${label}`}>
                <a href={href}>{label}</a>
                {detail ? <span className="muted"> {detail}</span> : null}
                {state ? (
                  <>
                    <Apart />
                    <CommandBadge state={state} />
                  </>
                ) : null}
              </li>
            ))}
          </ul>
        </Stack>
      ))}
      <Keys />
    </AreaFrame>
  );
}

const KEYS = ['find', 'search', 'next', 'previous', 'send'] as const;

/** The keyboard shortcuts that work on every hydrated dashboard page. */
function Keys() {
  const { t } = useTranslation('menus');
  return (
    <Stack as="section" labelledBy="keys">
      <h2 id="keys">{t('keys.title')}</h2>
      <noscript>{t('keys.needScripts')}</noscript>
      <SummaryList
        rows={KEYS.map((key) => ({ label: t(`keys.${key}.does`), value: <kbd>{t(`keys.${key}.keys`)}</kbd> }))}
      />
    </Stack>
  );
}
