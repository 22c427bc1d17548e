import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { allDeviationsSpec, readAllDeviations } from '@bff/areas/deviations';
import { companyChoices } from '@bff/domain/accounts';
import { hasWrongDigit } from '@formats';
import { privatePage } from '~/http/private-page';
import { companyFilter } from '~/lists/company-filter';
import { ListScreen } from '~/lists/ListScreen';
import { officeDeviationColumns } from '~/nouns/deviations/deviation-columns';
import { tripFilters } from '~/nouns/deviations/trip-filters';
import { to } from '~/to';
import { loadAdminList } from '../parts/load-list.server';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const { loaded, status } = await loadAdminList(
    request,
    'deviations:list.admin',
    allDeviationsSpec,
    readAllDeviations,
  );
  return data({ ...loaded, companies: await companyChoices() }, { status });
}

/** The deviations on all operators' journeys. */
export default function DeviationList() {
  const { companies, ...loaded } = useLoaderData<typeof loader>();
  const { t } = useTranslation('deviations');
  return (
    <ListScreen
      {...loaded}
      area="admin"
      title={t('list.admin')}
      path={to.deviations()}
      rowKey={({ id }) => id}
      search={{ label: t('list.search'), hint: t('list.searchHintOffice') }}
      filters={[
        { name: 'status', label: t('fields.status'), text: (one) => t(`status.${one}`) },
        { name: 'handling', label: t('fields.handling'), text: (one) => t(`handling.${one}`) },
        companyFilter(t('fields.company'), companies),
        ...tripFilters(t),
      ]}
      columns={officeDeviationColumns}
      noMatch={
        hasWrongDigit(loaded.query.text)
          ? { title: t('lists:noMatch.title'), text: t('lists:noMatch.wrongDigit') }
          : undefined
      }
      empty={{ title: t('list.empty.title'), text: t('list.empty.text') }}
      file
    />
  );
}
