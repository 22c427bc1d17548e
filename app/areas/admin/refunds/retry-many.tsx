import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { retryRefund, type SeenRefund, seeRefund } from '@bff/domain/payments';
import { DomainError } from '@bff/domain/shared/errors';
import { formatMoney } from '@formats';
import { saveForm } from '~/forms/save-form.server';
import { requireActor } from '~/http/actor.server';
import { privatePage } from '~/http/private-page';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import type { Translate } from '~/i18n/text-keys';
import { actOnRows, answerActed, chosenRows, nothingChosen, seenRows } from '~/lists/act-on-rows.server';
import { ActedRows } from '~/lists/bulk';
import { confirmationSchema } from '~/screens/confirmation';
import { confirmation } from '~/screens/confirmation.server';
import { ConfirmScreen } from '~/screens/ConfirmScreen';
import { to } from '~/to';
import { failureText, isCardGone } from '../parts/payment-names';

export const headers = privatePage;

const LIST = to.refunds();

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const rows = chosenRows(request);
  const seen = await seenRows(rows, (id) => seeRefund(actor, id));
  const t = translator(request);
  const money = (ore: number) => formatMoney(ore, localeOf(request), { decimals: true });
  const asked = seen.filter(({ canBeReplaced }) => canBeReplaced);
  const sum = money(asked.reduce((total, { refund }) => total + refund.amount, 0));
  const facts = seen.map(({ refund, ...its }) => ({
    label: t('payments:refund.title', { id: refund.id }),
    value: its.canBeReplaced ? `${money(refund.amount)}, ${howItFailed(t, refund)}` : leftOut(t, { refund, ...its }),
  }));
  return confirmation(request, {
    title: t('payments:retryMany.title', { count: asked.length }),
    text: [t('payments:retryMany.text', { sum })],
    facts,
    submit: t('payments:retryMany.submit'),
    isHarmless: true,
    keep: t('payments:retryMany.keep'),
    back: LIST,
    backLabel: t('payments:refund.back'),
    ...nothingChosen(rows, seen, t),
    ...(seen.length > 0 &&
      asked.length === 0 && {
        title: t('payments:retryMany.none'),
        refusal: facts.map(({ label, value }) => `${label}. ${value}.`).join(' '),
      }),
  });
}

/** As its own page says it: who retries many must not miss that a card is gone. */
function howItFailed(t: Translate, { status, failureReason }: SeenRefund['refund']): string {
  const why = failureText(t, failureReason);
  const said = why === null ? t(`payments:is.${status}`) : `${t(`payments:is.${status}`)}: ${why}`;
  return isCardGone(failureReason) ? `${said}. ${t('payments:retryMany.sameCard')}` : said;
}

/** Why a selected refund is not retried. */
function leftOut(t: Translate, { refund, replacement }: SeenRefund): string {
  if (replacement) return t('payments:retryMany.replaced', { id: replacement.id });
  return t(refund.status === 'failed' ? 'payments:retryMany.covered' : 'payments:retryMany.notFailed');
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const t = translator(request);
  return saveForm(request, confirmationSchema(), {
    run: () =>
      actOnRows(chosenRows(request), {
        act: async (id) => {
          // What an earlier press or a colleague retried is not counted as done now.
          if (!(await retryRefund(actor, id)).isNew) throw new DomainError('refund.replaced');
        },
        nameOf: (id) => t('payments:refund.title', { id }),
      }),
    done: (acted) => answerActed(request, acted, { list: LIST, flash: 'payments:flash.manyRetried' }),
  });
}

/** Asks before several failed refunds are retried. */
export default function RetryRefunds() {
  return (
    <ConfirmScreen area="admin">
      <ActedRows />
    </ConfirmScreen>
  );
}
