import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { handleMismatch, seePayment } from '@bff/domain/payments';
import { saveForm } from '~/forms/save-form.server';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { translator } from '~/i18n/i18n.server';
import { confirmation } from '~/screens/confirmation.server';
import { ConfirmScreen } from '~/screens/ConfirmScreen';
import { to } from '~/to';
import { byHandFields, byHandSchema } from '../parts/by-hand.server';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const { payment, waitsForAPerson } = await seePayment(actor, rowId(params['id'], 'payment.notFound'));
  const { id } = payment;
  const t = translator(request);
  return confirmation(request, {
    title: t('payments:handle.title', { id }),
    text: [t('payments:handle.text')],
    fields: byHandFields(t, 'handle'),
    submit: t('payments:handle.submit'),
    keep: t('payments:handle.keep'),
    back: to.payment(id),
    backLabel: t('payments:payment.title', { id }),
    refusal: waitsForAPerson ? undefined : t('errors:payment.nothingToHandle'),
  });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const paymentId = rowId(params['id'], 'payment.notFound');
  return saveForm(request, byHandSchema, {
    run: (said) => handleMismatch(actor, { paymentId, ...said }),
    done: () => redirectWithFlash(request, to.payment(paymentId), 'payments:flash.handled'),
  });
}

/** Records that money which the product cannot refund itself was dealt with at the provider. */
export default function HandleMismatch() {
  return <ConfirmScreen area="admin" />;
}
