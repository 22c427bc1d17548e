import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { chargeDeviation, seeDeviation } from '@bff/domain/deviations';
import { saveForm } from '~/forms/save-form.server';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { translator } from '~/i18n/i18n.server';
import { confirmation } from '~/screens/confirmation.server';
import { confirmationSchema } from '~/screens/confirmation';
import { ConfirmScreen } from '~/screens/ConfirmScreen';
import { to } from '~/to';
import { chargingActsOf } from '@states/deviation-states';

export const headers = privatePage;

const WithReason = confirmationSchema(['reason']);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const { deviation } = await seeDeviation(actor, rowId(params['id'], 'deviation.notFound'));
  const t = translator(request);
  const isPossible = chargingActsOf(deviation.status).includes('reject');
  return confirmation(
    request,
    {
      title: t('deviations:reject.title'),
      text: [t('deviations:reject.text')],
      fields: [{ name: 'reason', label: t('deviations:reject.reason'), hint: t('deviations:reject.hint') }],
      submit: t('deviations:acts.reject'),
      keep: t('deviations:reject.keep'),
      back: to.deviation(deviation.id),
      backLabel: t('deviations:details.title', { number: deviation.bookingNumber }),
      refusal: isPossible ? undefined : t('deviations:reject.notNow'),
    },
    isPossible ? 200 : 409,
  );
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const id = rowId(params['id'], 'deviation.notFound');
  await seeDeviation(actor, id);
  return saveForm(request, WithReason, {
    run: ({ reason }) => chargeDeviation(actor, id, { act: 'reject', reason }),
    done: () => redirectWithFlash(request, to.deviation(id), 'deviations:flash.reject'),
  });
}

/** Asks why nothing is to be paid for a deviation. */
export default function RejectDeviation() {
  return <ConfirmScreen area="admin" />;
}
