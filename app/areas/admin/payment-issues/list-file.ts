import type { LoaderFunctionArgs } from '@remix-run/node';
import { paymentIssueListSpec, readPaymentIssues } from '@bff/areas/admin';
import { formatDateTime } from '@formats';
import { requireActor } from '~/http/actor.server';
import { translator } from '~/i18n/i18n.server';
import { listFile } from '~/lists/list-file.server';

/** The payment issues that the list shows as a spreadsheet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const t = translator(request);
  return listFile(request, {
    spec: paymentIssueListSpec,
    read: (query) => readPaymentIssues(actor, query),
    page: '/dashboard/admin/payment-issues/list',
    name: t('payments:issues.file'),
    columns: [
      [t('payments:issues.over'), ({ id }) => id],
      [t('payments:issues.raised'), ({ raisedAt }) => formatDateTime(raisedAt)],
      [t('payments:issues.kind'), ({ kind }) => t(`payments:issues.kinds.${kind}`)],
      [t('payments:issues.detail'), ({ detail }) => detail],
      [t('payments:issues.subject'), ({ subject }) => subject],
      [t('payments:payments.over'), ({ paymentId }) => paymentId],
      [t('payments:issues.times'), ({ times }) => times],
      [t('payments:payment.handled'), ({ handledAt }) => (handledAt === null ? null : formatDateTime(handledAt))],
    ],
  });
}
