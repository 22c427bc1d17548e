// Traces: S2-089
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { applicantListSpec, readApplicants } from '@bff/areas/admin';
import { privatePage } from '~/http/private-page';
import { ListScreen } from '~/lists/ListScreen';
import { to } from '~/to';
import { loadAdminList } from '../parts/load-list.server';
import { applicantColumns } from './applicant-columns';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const title = 'companies:applicants.title';
  const { loaded, status } = await loadAdminList(request, title, applicantListSpec, readApplicants);
  return data(loaded, { status });
}

/** Applicants, to answer or look up. */
export default function ApplicantListPage() {
  const { t } = useTranslation('companies');
  return (
    <ListScreen
      {...useLoaderData<typeof loader>()}
      area="admin"
      title={t('applicants.title')}
      path={to.applicants()}
      rowKey={({ id }) => id}
      search={{ label: t('list.search'), hint: t('list.searchHint') }}
      filters={[{ name: 'status', label: t('list.status'), text: (status) => t(`applicants.status.${status}`) }]}
      columns={applicantColumns}
      empty={{ title: t('applicants.empty.title'), text: t('applicants.empty.text') }}
      file
    />
  );
}
