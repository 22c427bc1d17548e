import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { accessibilityListSpec, readAccessibility } from '@bff/areas/admin';
import type { AccessibilitySummary } from '@bff/domain/accessibility';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import type { ListColumns } from '~/lists/columns';
import { loadList } from '~/lists/list-loader.server';
import { ListScreen } from '~/lists/ListScreen';
import { to } from '~/to';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const title = translator(request)('accessibility:title');
  const { loaded, status } = await loadList(request, accessibilityListSpec, title, readAccessibility(actor));
  return data(loaded, { status });
}

const columns: ListColumns<AccessibilitySummary, typeof accessibilityListSpec> = [
  {
    key: 'nameSv',
    label: 'accessibility:nameSv',
    sortBy: 'nameSv',
    rowHeader: true,
    file: ({ nameSv }) => nameSv,
    cell: ({ id, nameSv }, { path }) => <a href={path(to.editAccessibility(id))}>{nameSv}</a>,
  },
  { key: 'nameEn', label: 'accessibility:nameEn', sortBy: 'nameEn', file: ({ nameEn }) => nameEn },
  { key: 'code', label: 'accessibility:code', extra: true, file: ({ code }) => code },
  {
    key: 'vehicles',
    label: 'accessibility:vehicles',
    sortBy: 'vehicles',
    align: 'end',
    file: ({ vehicles }) => vehicles,
  },
];

/** The catalogue of accessibility properties. */
export default function AccessibilityList() {
  const { t } = useTranslation('accessibility');
  const path = usePath();
  const add = <LinkButton href={path(to.addAccessibility())}>{t('add')}</LinkButton>;
  return (
    <ListScreen
      {...useLoaderData<typeof loader>()}
      area="admin"
      title={t('title')}
      intro={t('intro')}
      actions={add}
      path={to.accessibilityList()}
      rowKey={({ id }) => id}
      search={{ label: t('search') }}
      columns={columns}
      empty={{ title: t('empty.title'), text: t('empty.text'), action: add }}
    />
  );
}
