import type { LoaderFunctionArgs } from '@remix-run/node';
import { refundListSpec, readRefunds } from '@bff/areas/admin';
import { requireActor } from '~/http/actor.server';
import { listFile } from '~/lists/list-file.server';
import { to } from '~/to';
import { refundColumns } from './refund-columns';

/** The list's refunds as a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  return listFile(request, {
    spec: refundListSpec,
    read: (query) => readRefunds(actor, query),
    page: to.refunds(),
    name: 'payments:refunds.file',
    columns: refundColumns,
  });
}
