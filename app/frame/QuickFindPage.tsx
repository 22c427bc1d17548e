import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { Button } from '@ds/primitives/Button/Button';
import { Row } from '@ds/primitives/Row/Row';
import { SearchField } from '@ds/primitives/SearchField/SearchField';
import { Stack } from '@ds/primitives/Stack/Stack';
import { usePath } from '~/http/paths';
import { to } from '~/to';
import { AreaFrame } from './AreaFrame';
import type { MenuArea } from './area-menus';
import type { loadQuickFind, PlaceGroup } from './quick-find.server';

/** What the palette does, as a page: for who has no scripts, or opens its button in a tab of its own. */
export function QuickFindPage({ area }: { area: MenuArea }) {
  const { title, text, records, screens } = useLoaderData<typeof loadQuickFind>();
  const { t } = useTranslation('menus');
  const path = usePath();
  const wanted = text.toLocaleLowerCase();
  const matching = screens
    .map((group) => ({
      ...group,
      places: group.places.filter(({ label }) => label.toLocaleLowerCase().includes(wanted)),
    }))
    .filter(({ places }) => places.length > 0);
  const groups: readonly PlaceGroup[] = [...records, ...matching];
  return (
    <AreaFrame area={area}>
      <PageHeader title={title} />
      <form method="get" action={path(to[`${area}Find` as const]())} role="search" aria-label={title}>
        <Stack>
          <SearchField
            name="q"
            label={t('find.label')}
            clearLabel={t('lists:clearSearch')}
            defaultValue={text}
            maxLength={120}
          />
          <Row>
            <Button>{t('find.submit')}</Button>
          </Row>
        </Stack>
      </form>
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
