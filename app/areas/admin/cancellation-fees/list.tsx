// Traces: S2-094
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { cancellationFeeListSpec, readCancellationFees } from '@bff/areas/admin';
import type { CompanyTiersSummary } from '@bff/domain/cancellation-fees';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { StatusBadge } from '@ds/primitives/StatusBadge/StatusBadge';
import { useLocale, usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import type { Locale } from '~/i18n/i18n';
import type { ListColumns } from '~/lists/columns';
import { ListScreen } from '~/lists/ListScreen';
import { tierTexts } from '~/nouns/cancellation-fees/tier-values';
import { to } from '~/to';
import { loadAdminList } from '../parts/load-list.server';
import { orgNumberShown } from '~/lists/organisation-columns';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const { loaded, status } = await loadAdminList(
    request,
    'cancellation:list.title',
    cancellationFeeListSpec,
    readCancellationFees,
  );
  return data(loaded, { status });
}

const columnsIn = (locale: Locale): ListColumns<CompanyTiersSummary, typeof cancellationFeeListSpec> => [
  {
    key: 'name',
    label: 'cancellation:list.company',
    sortBy: 'name',
    rowHeader: true,
    file: ({ name }) => name,
    cell: ({ id, name }, { path }) => <a href={path(to.editCancellationFees(id))}>{name}</a>,
  },
  { key: 'orgNumber', label: 'companies:list.orgNumber', extra: true, ...orgNumberShown },
  {
    key: 'tiers',
    label: 'cancellation:title',
    cell: ({ tiers }, { t }) => tierTexts(t, tiers, locale).join(' · ') || t('cancellation:list.free'),
  },
  {
    key: 'below',
    label: 'cancellation:list.state',
    cell: ({ tiers, belowMinimum }, { t }) =>
      belowMinimum ? (
        <StatusBadge tone="warning">{t('cancellation:list.below')}</StatusBadge>
      ) : tiers.length === 0 ? (
        '–'
      ) : (
        <StatusBadge tone="success">{t('cancellation:list.above')}</StatusBadge>
      ),
  },
];

/** The cancellation tiers of all companies. */
export default function CancellationFeeList() {
  const loaded = useLoaderData<typeof loader>();
  const { t } = useTranslation('cancellation');
  const path = usePath();
  return (
    <ListScreen
      {...loaded}
      area="admin"
      title={t('list.title')}
      intro={t('list.intro')}
      actions={
        <>
          <LinkButton variant="secondary" href={path(to.minimumCancellationFees())}>
            {t('minimum.title')}
          </LinkButton>
          <LinkButton href={path(to.createCancellationFees())}>{t('create.link')}</LinkButton>
        </>
      }
      path={to.cancellationFees()}
      rowKey={({ id }) => id}
      search={{ label: t('list.search') }}
      filters={[{ name: 'kind', label: t('list.kind'), text: (kind) => t(`list.kinds.${kind}`) }]}
      columns={columnsIn(useLocale())}
      empty={{ title: t('list.empty.title'), text: t('list.empty.text') }}
    />
  );
}
