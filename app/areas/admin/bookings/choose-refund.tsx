// Traces: S8-645
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { seeHandled, settleChoice, takenBackOf } from '@bff/domain/bookings';
import { paidOf } from '@bff/domain/payments';
import { must } from '@bff/domain/shared/errors';
import { formatMoney } from '@formats';
import { errorMessage } from '~/forms/error-text';
import { requireActor } from '~/http/actor.server';
import { privatePage } from '~/http/private-page';
import { localeOf } from '~/i18n/i18n';
import { ConfirmScreen } from '~/screens/ConfirmScreen';
import { statusScreen } from '~/screens/status-screen.server';
import { to } from '~/to';

export const headers = privatePage;

const page = statusScreen({
  async find({ request, params }) {
    const actor = await requireActor(request, 'admin');
    const { order, booking } = await seeHandled(actor, params['id'] ?? '');
    const { choice } = booking;
    must(choice, 'booking.notFound');
    const takenBack = takenBackOf(order, choice.amount, await paidOf(order.id));
    const money = (ore: number) => formatMoney(ore, localeOf(request));
    return { actor, order, booking, choice, takenBack, money };
  },
  ask: ({ order, booking, choice, takenBack, money }, t) => ({
    title: t('bookings:chooseRefund.title'),
    text: [
      t('bookings:chooseRefund.text', { amount: money(choice.amount - takenBack) }),
      ...(takenBack > 0 ? [t('bookings:cancel.money.takenBack', { amount: money(takenBack) })] : []),
    ],
    facts: [
      { label: t('bookings:list.trip'), value: `${order.stops[0]?.name} – ${order.stops.at(-1)?.name}` },
      { label: t('bookings:list.departure'), value: t('common:when', { at: booking.departure }) },
      { label: t('bookings:chooseRefund.deadline'), value: t('common:when', { at: choice.deadline }) },
    ],
    submit: t('bookings:chooseRefund.submit'),
    keep: t('bookings:chooseRefund.keep'),
    back: to.adminBooking(booking.number),
    backLabel: t('bookings:details.title', { number: booking.number }),
    refusal: choice.status === 'waiting' ? undefined : errorMessage(t, 'booking.choiceOver'),
  }),
  change: ({ actor, booking }) => settleChoice(actor, { bookingNumber: booking.number, wanted: 'refund' }),
  done: ({ booking }) => ({ to: to.adminBooking(booking.number), flash: 'bookings:flash.refundChosen' }),
});

export const loader = (args: LoaderFunctionArgs) => page.load(args);
export const action = (args: ActionFunctionArgs) => page.change(args);

/** Asks before the money is taken for a customer who has said so on the phone. */
export default function ChooseRefund() {
  return <ConfirmScreen area="admin" />;
}
