import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { handlePaymentIssue, seePaymentIssue } from '@bff/domain/payments';
import { saveForm } from '~/forms/save-form.server';
import { requireActor } from '~/http/actor.server';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { actOnRows, answerActed, chosenRows, nothingChosen, seenRows } from '~/lists/act-on-rows.server';
import { ActedRows } from '~/lists/bulk';
import { confirmation } from '~/screens/confirmation.server';
import { ConfirmScreen } from '~/screens/ConfirmScreen';
import { to } from '~/to';
import { byHandFields, byHandSchema } from '../parts/by-hand.server';

export const headers = privatePage;

const LIST = to.paymentIssues();

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const rows = chosenRows(request);
  const seen = await seenRows(rows, (id) => seePaymentIssue(actor, id));
  const t = translator(request);
  return confirmation(request, {
    title: t('payments:handleMany.title', { count: seen.length }),
    text: [t('payments:handleMany.text')],
    facts: seen.map(({ issue }) => ({
      label: t('payments:issue.title', { id: issue.id }),
      value: `${t(`payments:issues.kinds.${issue.kind}`)}, ${issue.subject}`,
    })),
    fields: byHandFields(t, 'handle'),
    submit: t('payments:handle.submit'),
    keep: t('payments:handleMany.keep'),
    back: LIST,
    backLabel: t('payments:issues.title'),
    ...nothingChosen(rows, seen, t),
  });
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const t = translator(request);
  return saveForm(request, byHandSchema, {
    run: (said) =>
      actOnRows(chosenRows(request), {
        act: (issueId) => handlePaymentIssue(actor, { issueId, ...said }),
        nameOf: (id) => t('payments:issue.title', { id }),
      }),
    done: (acted, typed) => answerActed(request, acted, { list: LIST, typed, flash: 'payments:flash.manyHandled' }),
  });
}

/** Records that several payment issues have been handled. */
export default function HandlePaymentIssues() {
  return (
    <ConfirmScreen area="admin">
      <ActedRows />
    </ConfirmScreen>
  );
}
