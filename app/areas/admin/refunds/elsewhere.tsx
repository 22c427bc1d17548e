import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { refundedElsewhere, seeRefund } from '@bff/domain/payments';
import { formatMoney } from '@formats';
import { saveForm } from '~/forms/save-form.server';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { confirmation } from '~/screens/confirmation.server';
import { ConfirmScreen } from '~/screens/ConfirmScreen';
import { to } from '~/to';
import { byHandFields, byHandSchema } from '../parts/by-hand.server';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const { refund, replacement, canBeReplaced } = await seeRefund(actor, rowId(params['id'], 'refund.notFound'));
  const { id, amount } = refund;
  const t = translator(request);
  return confirmation(request, {
    title: t('payments:elsewhere.title', { id }),
    text: [
      t('payments:elsewhere.text', { amount: formatMoney(amount, localeOf(request), { decimals: true }) }),
      t('payments:elsewhere.cannotUndo'),
    ],
    fields: byHandFields(t, 'elsewhere'),
    // A bookkeeping entry: nothing is taken from anybody.
    isHarmless: true,
    submit: t('payments:elsewhere.submit'),
    keep: t('payments:elsewhere.keep'),
    back: to.refund(id),
    backLabel: t('payments:refund.title', { id }),
    refusal: canBeReplaced ? undefined : t(replacement ? 'payments:refund.replaced' : 'errors:refund.notFailed'),
  });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const id = rowId(params['id'], 'refund.notFound');
  return saveForm(request, byHandSchema, {
    run: (said) => refundedElsewhere(actor, { refundId: id, ...said }),
    done: ({ refundId, isNew }) =>
      redirectWithFlash(request, to.refund(refundId), `payments:flash.${isNew ? 'elsewhere' : 'alreadyRetried'}`, {
        kind: isNew ? 'success' : 'info',
      }),
  });
}

/** Records that the customer got the money of a failed refund in another way. */
export default function RefundedElsewhere() {
  return <ConfirmScreen area="admin" />;
}
