import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { accessibilityListSpec, readAccessibility } from '@bff/areas/admin';
import type { AccessibilitySummary } from '@bff/domain/accessibility';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import type { ListColumns } from '~/lists/columns';
import { ListScreen } from '~/lists/ListScreen';
import { to } from '~/to';
import { loadAdminList } from '../parts/load-list.server';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const { loaded, status } = await loadAdminList(
    request,
    'accessibility:title',
    accessibilityListSpec,
    readAccessibility,
  );
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
