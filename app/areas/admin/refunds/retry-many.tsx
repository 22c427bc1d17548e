import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { retryRefund, seeRefund } from '@bff/domain/payments';
import { formatMoney } from '@formats';
import { saveForm } from '~/forms/save-form.server';
import { requireActor } from '~/http/actor.server';
import { privatePage } from '~/http/private-page';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { actOnRows, answerActed, chosenRows, nothingChosen, seenRows } from '~/lists/act-on-rows.server';
import { ActedRows } from '~/lists/bulk';
import { confirmationSchema } from '~/screens/confirmation';
import { confirmation } from '~/screens/confirmation.server';
import { ConfirmScreen } from '~/screens/ConfirmScreen';
import { to } from '~/to';

export const headers = privatePage;

const LIST = to.refunds();

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const rows = chosenRows(request);
  const seen = await seenRows(rows, (id) => seeRefund(actor, id));
  const t = translator(request);
  const money = (ore: number) => formatMoney(ore, localeOf(request), { decimals: true });
  const sum = money(seen.reduce((total, { refund }) => total + refund.amount, 0));
  return confirmation(request, {
    title: t('payments:retryMany.title', { count: seen.length }),
    text: [t('payments:retryMany.text', { sum })],
    facts: seen.map(({ refund }) => ({
      label: t('payments:refund.title', { id: refund.id }),
      value: [money(refund.amount), t(`payments:is.${refund.status}`)].join(', '),
    })),
    submit: t('payments:retryMany.submit'),
    isHarmless: true,
    keep: t('payments:retryMany.keep'),
    back: LIST,
    backLabel: t('payments:refund.back'),
    refusal: nothingChosen(rows, seen, t),
  });
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const t = translator(request);
  return saveForm(request, confirmationSchema(), {
    run: () =>
      actOnRows(chosenRows(request), {
        act: (id) => retryRefund(actor, id),
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
