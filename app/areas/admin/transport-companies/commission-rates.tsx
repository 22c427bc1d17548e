import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { commissionListSpec, commissionsRead } from '@bff/areas/admin';
import { companyStates } from '@bff/domain/companies';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { formatPercent } from '@formats';
import { AreaFrame } from '~/frame/AreaFrame';
import { requireActor } from '~/http/actor.server';
import { useLocale, usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { loadList, toListFile } from '~/lists/list-loader.server';
import { ListView } from '~/lists/ListView';
import { commissionText } from './commission-text';
import { CompanyBadge } from './CompanyBadge';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  toListFile(request);
  const { general, read } = await commissionsRead(actor);
  const title = translator(request)('commissions:title');
  const { loaded, status } = await loadList(request, commissionListSpec, title, read);
  return data({ ...loaded, general, statuses: companyStates.states }, { status });
}

/** What each company's commission is today, and the general one of those that have none of their own. */
export default function CommissionRates() {
  const { query, errors, list, general, statuses } = useLoaderData<typeof loader>();
  const { t } = useTranslation('commissions');
  const path = usePath();
  const locale = useLocale();
  return (
    <AreaFrame area="admin">
      <PageHeader
        title={t('title')}
        actions={
          <LinkButton
            variant="secondary"
            href={path('/dashboard/admin/configurations/general-settings/commissionBasisPoints')}
          >
            {t('toGeneral')}
          </LinkButton>
        }
      />
      <p className="measure">{t('intro', { percent: formatPercent(general, locale) })}</p>
      <ListView
        path="/dashboard/admin/commission-rates"
        caption={t('title')}
        query={query}
        errors={errors}
        list={list}
        rowKey={({ id }) => id}
        search={{ label: t('search') }}
        filters={[
          {
            name: 'kind',
            label: t('kind'),
            options: (['own', 'general'] as const).map((value) => ({ value, label: t(`kinds.${value}`) })),
          },
          {
            name: 'status',
            label: t('companies:list.status'),
            options: statuses.map((value) => ({ value, label: t(`companies:companies.status.${value}`) })),
          },
        ]}
        columns={[
          {
            key: 'name',
            label: t('companies:fields.name'),
            sortBy: 'name',
            rowHeader: true,
            cell: ({ id, name }) => <a href={path(`/dashboard/admin/transport-companies/commission/${id}`)}>{name}</a>,
          },
          {
            key: 'commission',
            label: t('commission'),
            sortBy: 'commission',
            align: 'end',
            cell: ({ basisPoints }) => commissionText(t, locale, basisPoints, general),
          },
          { key: 'next', label: t('next'), cell: ({ nextChange }) => nextChange ?? '–' },
          {
            key: 'status',
            label: t('companies:list.status'),
            cell: ({ status }) => <CompanyBadge status={status} />,
          },
        ]}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
        file
      />
    </AreaFrame>
  );
}
