import type { LoaderFunctionArgs } from '@remix-run/node';
import { paymentListSpec, readPayments } from '@bff/areas/admin';
import { formatDateTime } from '@formats';
import { requireActor } from '~/http/actor.server';
import { translator } from '~/i18n/i18n.server';
import { csvAmount, listFile } from '~/lists/list-file.server';

/** The payments that the list shows as a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const t = translator(request);
  return listFile(request, {
    spec: paymentListSpec,
    read: (query) => readPayments(actor, query),
    page: '/dashboard/admin/payments/list',
    name: t('payments:payments.file'),
    columns: [
      [t('payments:payments.over'), ({ id }) => id],
      [t('payments:payments.created'), ({ createdAt }) => formatDateTime(createdAt)],
      [t('payments:payments.order'), ({ orderNumber }) => orderNumber],
      [t('payments:payments.customer'), ({ customerName }) => customerName],
      [t('payments:payments.status'), ({ status }) => t(`customers:payments.is.${status}`)],
      [t('payments:payments.currency'), ({ currency }) => currency],
      [t('payments:payments.amount'), ({ amount }) => csvAmount(request, amount)],
      [t('payments:payments.captured'), ({ capturedAmount }) => csvAmount(request, capturedAmount)],
      [t('payments:payments.refunded'), ({ refundedAmount }) => csvAmount(request, refundedAmount)],
      [t('payments:payments.attention'), ({ isWaiting }) => (isWaiting ? t('payments:payments.waiting') : null)],
    ],
  });
}
