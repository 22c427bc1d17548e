// Traces: S2-107
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { companyListSpec, readCompanies } from '@bff/areas/admin';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { ListScreen } from '~/lists/ListScreen';
import { to } from '~/to';
import { loadAdminList } from '../parts/load-list.server';
import { companyColumns } from './company-columns';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const { loaded, status } = await loadAdminList(request, 'companies:companies.title', companyListSpec, readCompanies);
  return data(loaded, { status });
}

/** All companies, whatever their state. */
export default function CompanyListPage() {
  const { t } = useTranslation('companies');
  const path = usePath();
  const add = <LinkButton href={path(to.addCompany())}>{t('companies.add')}</LinkButton>;
  return (
    <ListScreen
      {...useLoaderData<typeof loader>()}
      area="admin"
      title={t('companies.title')}
      actions={add}
      path={to.companies()}
      rowKey={({ id }) => id}
      search={{ label: t('list.search'), hint: t('list.searchHint') }}
      filters={[
        { name: 'status', label: t('list.status'), text: (status) => t(`companies.status.${status}`) },
        { name: 'permit', label: t('fields.trafficPermit'), text: (standing) => t(`permit.standing.${standing}`) },
        { name: 'prices', label: t('companies.prices'), text: () => t('companies.missing') },
      ]}
      columns={companyColumns}
      empty={{ title: t('companies.empty.title'), text: t('companies.empty.text'), action: add }}
      file
    />
  );
}
