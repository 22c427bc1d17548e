import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { Stack } from '@ds/primitives/Stack/Stack';
import { AreaFrame } from './AreaFrame';
import type { MenuArea } from './area-menus';
import { matching, type PlaceGroup } from './only-match';
import type { loadQuickFind } from './quick-find.server';

/** The results page of the frame's field, when there is not exactly one; the palette shows the same. */
export function QuickFindPage({ area }: { area: MenuArea }) {
  const { title, text, records, screens } = useLoaderData<typeof loadQuickFind>();
  const { t } = useTranslation('menus');
  const groups: readonly PlaceGroup[] = [...records, ...matching(screens, text)];
  return (
    <AreaFrame area={area}>
      <PageHeader title={title} />
      {groups.length === 0 ? <p role="status">{t('find.none')}</p> : null}
      {groups.map((group) => (
        <Stack key={group.title} as="section">
          <h2>{group.title}</h2>
          <ul>
            {group.places.map(({ href, label, detail }) => (
              <li key={href}>
                <a href={href}>{label}</a>
                {detail ? <span className="muted"> {detail}</span> : null}
              </li>
            ))}
          </ul>
        </Stack>
      ))}
    </AreaFrame>
  );
}
