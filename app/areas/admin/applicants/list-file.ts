import type { LoaderFunctionArgs } from '@remix-run/node';
import { applicantListSpec, readApplicants } from '@bff/areas/admin';
import { requireActor } from '~/http/actor.server';
import { listFile } from '~/lists/list-file.server';
import { to } from '~/to';
import { applicantColumns } from './applicant-columns';

/** The list's applications as a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  return listFile(request, {
    spec: applicantListSpec,
    read: (query) => readApplicants(actor, query),
    page: to.applicants(),
    name: 'companies:applicants.file',
    columns: applicantColumns,
  });
}
