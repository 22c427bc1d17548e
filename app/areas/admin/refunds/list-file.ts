import type { LoaderFunctionArgs } from '@remix-run/node';
import { readRefunds, refundListSpec } from '@bff/areas/admin';
import { formatDateTime } from '@formats';
import { requireActor } from '~/http/actor.server';
import { translator } from '~/i18n/i18n.server';
import { csvAmount, listFile } from '~/lists/list-file.server';

/** The refunds that the list shows as a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const t = translator(request);
  return listFile(request, {
    spec: refundListSpec,
    read: (query) => readRefunds(actor, query),
    page: '/dashboard/admin/refunds/list',
    name: t('payments:refunds.file'),
    columns: [
      [t('payments:refunds.number'), ({ id }) => id],
      [t('payments:payments.created'), ({ createdAt }) => formatDateTime(createdAt)],
      [t('payments:payments.order'), ({ orderNumber }) => orderNumber],
      [t('payments:refunds.booking'), ({ bookingNumber }) => bookingNumber],
      [t('payments:payments.customer'), ({ customerName }) => customerName],
      [t('payments:refunds.reason'), ({ reason }) => t(`payments:reasons.${reason}`)],
      [t('payments:refunds.method'), ({ method }) => t(`payments:methods.${method}`)],
      [t('payments:payments.status'), ({ status }) => t(`payments:is.${status}`)],
      [t('payments:refunds.amount'), ({ amount }) => csvAmount(request, amount)],
      [t('payments:refunds.failure'), ({ failureReason }) => failureReason],
      [
        t('payments:refunds.attention'),
        ({ attention }) => (attention ? t(`payments:refunds.attentions.${attention}`) : null),
      ],
    ],
  });
}
