import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { paymentIssuePage } from '@bff/areas/admin';
import { handlePaymentIssue } from '@bff/domain/payments';
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
  const { issue } = await paymentIssuePage(actor, rowId(params['id'], 'paymentIssue.notFound'));
  const t = translator(request);
  return confirmation(request, {
    title: t('payments:issue.handle', { id: issue.id }),
    text: [t(`payments:issues.advice.${issue.kind}`), t('payments:issue.handleText')],
    fields: byHandFields(t, 'handle'),
    submit: t('payments:handle.submit'),
    keep: t('payments:handle.keep'),
    back: to.paymentIssue(issue.id),
    backLabel: t('payments:issue.title', { id: issue.id }),
  });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const issueId = rowId(params['id'], 'paymentIssue.notFound');
  return saveForm(request, byHandSchema, {
    run: (said) => handlePaymentIssue(actor, { issueId, ...said }),
    done: () => redirectWithFlash(request, to.paymentIssue(issueId), 'payments:flash.issueHandled'),
  });
}

/** Records that a payment issue has been handled. */
export default function HandlePaymentIssue() {
  return <ConfirmScreen area="admin" />;
}
