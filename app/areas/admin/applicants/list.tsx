import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { applicantListSpec, readApplicants } from '@bff/areas/admin';
import { applicantStates } from '@bff/domain/applicants';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { formatOrgNumber } from '@formats';
import { AreaFrame } from '~/frame/AreaFrame';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { loadList, toListFile } from '~/lists/list-loader.server';
import { ListView } from '~/lists/ListView';
import { ApplicantBadge } from './ApplicantBadge';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  toListFile(request);
  const title = translator(request)('companies:applicants.title');
  const read = (query: Parameters<typeof readApplicants>[1]) => readApplicants(actor, query);
  const { loaded, status } = await loadList(request, applicantListSpec, title, read);
  return data({ ...loaded, statuses: applicantStates.states }, { status });
}

/** Bus companies that have applied, to be answered or looked up. */
export default function ApplicantListPage() {
  const { query, errors, list, statuses } = useLoaderData<typeof loader>();
  const { t } = useTranslation('companies');
  const path = usePath();
  return (
    <AreaFrame area="admin">
      <PageHeader title={t('applicants.title')} />
      <ListView
        path="/dashboard/admin/applicants/list"
        caption={t('applicants.title')}
        query={query}
        errors={errors}
        list={list}
        rowKey={({ id }) => id}
        search={{ label: t('list.search'), hint: t('list.searchHint') }}
        filters={[
          {
            name: 'status',
            label: t('list.status'),
            options: statuses.map((status) => ({ value: status, label: t(`applicants.status.${status}`) })),
          },
        ]}
        columns={[
          {
            key: 'name',
            label: t('fields.name'),
            sortBy: 'name',
            rowHeader: true,
            cell: ({ id, name }) => <a href={path(`/dashboard/admin/applicants/reply/${id}`)}>{name}</a>,
          },
          { key: 'orgNumber', label: t('list.orgNumber'), cell: ({ orgNumber }) => formatOrgNumber(orgNumber) },
          { key: 'city', label: t('fields.city'), sortBy: 'city', cell: ({ city }) => city },
          { key: 'contact', label: t('list.contact'), cell: ({ contactName }) => contactName },
          {
            key: 'created',
            label: t('applicants.received'),
            sortBy: 'created',
            cell: ({ createdAt }) => <DateTime at={createdAt} />,
          },
          { key: 'status', label: t('list.status'), cell: ({ status }) => <ApplicantBadge status={status} /> },
        ]}
        empty={{ title: t('applicants.empty.title'), text: t('applicants.empty.text') }}
        file
      />
    </AreaFrame>
  );
}
