import type { LoaderFunctionArgs } from '@remix-run/node';
import { paymentListSpec, readPayments } from '@bff/areas/admin';
import { requireActor } from '~/http/actor.server';
import { listFile } from '~/lists/list-file.server';
import { to } from '~/to';
import { paymentColumns } from './payment-columns';

/** The list's payments as a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  return listFile(request, {
    spec: paymentListSpec,
    read: (query) => readPayments(actor, query),
    page: to.payments(),
    name: 'payments:payments.file',
    columns: paymentColumns,
  });
}
