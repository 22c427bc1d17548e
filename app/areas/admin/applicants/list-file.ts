import type { LoaderFunctionArgs } from '@remix-run/node';
import { applicantListSpec, readApplicants } from '@bff/areas/admin';
import { formatDateTime } from '@formats';
import { requireActor } from '~/http/actor.server';
import { translator } from '~/i18n/i18n.server';
import { listFile } from '~/lists/list-file.server';

/** The applications that the list shows as a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const t = translator(request);
  return listFile(request, {
    spec: applicantListSpec,
    read: (query) => readApplicants(actor, query),
    page: '/dashboard/admin/applicants/list',
    name: t('companies:applicants.file'),
    columns: [
      [t('companies:fields.name'), ({ name }) => name],
      [t('companies:fields.orgNumber'), ({ orgNumber }) => orgNumber],
      [t('companies:fields.city'), ({ city }) => city],
      [t('companies:fields.countries'), ({ countries }) => countries.join(' ')],
      [t('companies:fields.contactName'), ({ contactName }) => contactName],
      [t('companies:fields.contactEmail'), ({ contactEmail }) => contactEmail],
      [t('companies:fields.contactPhone'), ({ contactPhone }) => contactPhone],
      [t('companies:applicants.received'), ({ createdAt }) => formatDateTime(createdAt)],
      [t('companies:list.status'), ({ status }) => t(`companies:applicants.status.${status}`)],
      [t('companies:applicants.decidedAt'), ({ decidedAt }) => (decidedAt ? formatDateTime(decidedAt) : null)],
      [t('companies:fields.reason'), ({ denyReason }) => denyReason],
    ],
  });
}
