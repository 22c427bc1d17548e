import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { refundedElsewhere, seeRefund } from '@bff/domain/payments';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { Banner } from '@ds/patterns/Banner/Banner';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { formatMoney } from '@formats';
import { parseForm } from '~/forms/parse-form.server';
import { useShownForm } from '~/forms/shown-form';
import { AreaFrame } from '~/frame/AreaFrame';
import { requireActor } from '~/http/actor.server';
import { answer } from '~/http/answer.server';
import { redirectWithFlash } from '~/http/flash.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { translator } from '~/i18n/i18n.server';
import { ByHandForm } from '../parts/by-hand-form.server';
import { ByHandFields } from '../parts/ByHandFields';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const { refund, madeAnew, canBeMadeAnew } = await seeRefund(actor, rowId(params['id'], 'refund.notFound'));
  const { id, amount } = refund;
  const title = translator(request)('payments:elsewhere.title', { id });
  return data({ title, id, amount, isReplaced: madeAnew !== null, canBeMadeAnew });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const id = rowId(params['id'], 'refund.notFound');
  const form = await parseForm(request, ByHandForm);
  if (!form.ok) return form.reply();
  return answer(refundedElsewhere(actor, { refundId: id, ...form.value }), {
    form,
    done: ({ refundId, isNew }) =>
      redirectWithFlash(
        request,
        `/dashboard/admin/refunds/details/${refundId}`,
        `payments:flash.${isNew ? 'elsewhere' : 'alreadyRetried'}`,
        { kind: isNew ? 'success' : 'info' },
      ),
  });
}

/** Writes down that the customer got the money of a refund that failed by other means. */
export default function RefundedElsewhere() {
  const { title, id, amount, isReplaced, canBeMadeAnew } = useLoaderData<typeof loader>();
  const { t } = useTranslation('payments');
  const path = usePath();
  const form = useShownForm(useActionData<typeof action>(), {
    labels: { reason: t('elsewhere.reason'), reference: t('elsewhere.reference') },
  });
  const back = path(`/dashboard/admin/refunds/details/${id}`);
  const explained = [
    t('elsewhere.text', { amount: formatMoney(amount, { decimals: true }) }),
    t('elsewhere.cannotUndo'),
  ];
  return (
    <AreaFrame area="admin">
      <BackLink href={back}>{t('refund.title', { id })}</BackLink>
      <PageHeader title={title} />
      <ErrorSummary {...form.summary} />
      {canBeMadeAnew ? (
        <ByHandFields form={form} back={back} texts="elsewhere" explained={explained} />
      ) : (
        <Banner tone="warning">{t(isReplaced ? 'refund.replaced' : 'errors:refund.notFailed')}</Banner>
      )}
    </AreaFrame>
  );
}
