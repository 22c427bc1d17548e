import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { chargeDeviation, seeDeviation } from '@bff/domain/deviations';
import { requireActor } from '~/http/actor.server';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { confirmationSchema } from '~/screens/confirmation';
import { ConfirmScreen } from '~/screens/ConfirmScreen';
import { statusScreen } from '~/screens/status-screen.server';
import { to } from '~/to';
import { chargingActsOf } from '@states/deviation-states';

export const headers = privatePage;

const page = statusScreen({
  async find({ request, params }) {
    const actor = await requireActor(request, 'admin');
    const { deviation } = await seeDeviation(actor, rowId(params['id'], 'deviation.notFound'));
    return { actor, deviation };
  },
  ask: ({ deviation }, t) => ({
    title: t('deviations:reject.title'),
    text: [t('deviations:reject.text')],
    fields: [{ name: 'reason', label: t('deviations:reject.reason'), hint: t('deviations:reject.hint') }],
    submit: t('deviations:acts.reject'),
    keep: t('deviations:reject.keep'),
    back: to.deviation(deviation.id),
    backLabel: t('deviations:details.title', { number: deviation.bookingNumber }),
    refusal: chargingActsOf(deviation.status).includes('reject') ? undefined : t('deviations:reject.notNow'),
  }),
  says: () => confirmationSchema(['reason']),
  change: ({ actor, deviation }, { reason }) => chargeDeviation(actor, deviation.id, { act: 'reject', reason }),
  done: ({ deviation }) => ({ to: to.deviation(deviation.id), flash: 'deviations:flash.reject' }),
});

export const loader = (args: LoaderFunctionArgs) => page.load(args);
export const action = (args: ActionFunctionArgs) => page.change(args);

/** Asks why nothing is to be paid for a deviation. */
export default function RejectDeviation() {
  return <ConfirmScreen area="admin" />;
}
