// Traces: S2-130
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { adminOrderPage } from '@bff/areas/bookings';
import { clock } from '@bff/platform/clock';
import { formatMoney } from '@formats';
import { requireActor } from '~/http/actor.server';
import { privatePage } from '~/http/private-page';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { adminCancellation, cancelAsAdmin, redirectCanceled } from '~/nouns/bookings/cancel-booking.server';
import { confirmation } from '~/screens/confirmation.server';
import { ConfirmScreen } from '~/screens/ConfirmScreen';
import { to } from '~/to';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const t = translator(request);
  const { order } = await adminOrderPage(actor, params['id'] ?? '');
  const left = order.bookings.filter(({ status }) => status !== 'canceled');
  const { refusal, text, ...asked } = await adminCancellation(request, actor, { order });
  const sum = left.reduce((total, booking) => total + booking.total, 0);
  const hasDeparted = order.departure <= clock.now();
  return confirmation(
    request,
    {
      title: t('bookings:cancelOrder.title', { number: order.number }),
      text: [
        t(hasDeparted ? 'bookings:cancelOrder.departed' : 'bookings:cancelOrder.text', { count: left.length }),
        ...text,
      ],
      facts: [
        { label: t('bookings:list.trip'), value: `${order.stops[0]?.name} – ${order.stops.at(-1)?.name}` },
        { label: t('bookings:list.departure'), value: t('common:when', { at: order.departure }) },
        { label: t('customers:purchase.bookings'), value: left.map(({ number }) => number).join(', ') },
        { label: t('bookings:list.total'), value: formatMoney(sum, localeOf(request)) },
      ],
      ...asked,
      submit: t('bookings:cancelOrder.submit'),
      keep: t('bookings:cancelOrder.keep'),
      back: to.adminPurchase(order.number),
      backLabel: t('customers:purchase.title', { number: order.number }),
      refusal,
    },
    refusal === undefined ? 200 : 409,
  );
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const { order } = await adminOrderPage(actor, params['id'] ?? '');
  return cancelAsAdmin(request, actor, { orderNumber: order.number }, (canceled) =>
    redirectCanceled(request, to.adminPurchase(order.number), 'orderCanceled', canceled),
  );
}

/** Cancels all remaining bookings of an order, by the customer's terms or without a fee. Often one bus of several cannot be cancelled alone, because the rest would not hold everybody. */
export default function CancelAdminPurchase() {
  return <ConfirmScreen area="admin" />;
}
