import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { applicantListSpec, readApplicants } from '@bff/areas/admin';
import { applicantStates } from '@bff/domain/applicants';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { privatePage } from '~/http/private-page';
import { loadAdminList } from '../parts/load-list.server';
import { OrganisationList } from '../parts/OrganisationList';
import { ApplicantBadge } from './ApplicantBadge';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const { loaded, status } = await loadAdminList(
    request,
    'companies:applicants.title',
    applicantListSpec,
    readApplicants,
  );
  return data({ ...loaded, statuses: applicantStates.states }, { status });
}

/** Bus companies that have applied, to be answered or looked up. */
export default function ApplicantListPage() {
  const { query, errors, list, statuses } = useLoaderData<typeof loader>();
  const { t } = useTranslation('companies');
  return (
    <OrganisationList
      title={t('applicants.title')}
      nameLabel={t('fields.name')}
      path="/dashboard/admin/applicants/list"
      folder="/dashboard/admin/applicants/reply"
      query={query}
      errors={errors}
      list={list}
      search={{ label: t('list.search'), hint: t('list.searchHint') }}
      statuses={statuses}
      statusText={(status) => t(`applicants.status.${status}`)}
      city={({ city }) => city}
      columns={[
        {
          key: 'created',
          label: t('applicants.received'),
          sortBy: 'created',
          cell: ({ createdAt }) => <DateTime at={createdAt} />,
        },
      ]}
      badge={({ status }) => <ApplicantBadge status={status} />}
      empty={{ title: t('applicants.empty.title'), text: t('applicants.empty.text') }}
    />
  );
}
