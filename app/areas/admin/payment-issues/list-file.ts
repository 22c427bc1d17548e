import type { LoaderFunctionArgs } from '@remix-run/node';
import { paymentIssueListSpec, readPaymentIssues } from '@bff/areas/admin';
import { requireActor } from '~/http/actor.server';
import { listFile } from '~/lists/list-file.server';
import { to } from '~/to';
import { issueColumns } from './issue-columns';

/** The list's payment issues as a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  return listFile(request, {
    spec: paymentIssueListSpec,
    read: (query) => readPaymentIssues(actor, query),
    page: to.paymentIssues(),
    name: 'payments:issues.file',
    columns: issueColumns,
  });
}
