import { cancellationTerms, operatorPenalty, seeHandled } from '@bff/domain/bookings';
import type { UserActor } from '@bff/domain/shared/actor';
import { DomainError } from '@bff/domain/shared/errors';
import { clock } from '@bff/platform/clock';
import { formatMoney } from '@formats';
import { errorMessage } from '~/forms/error-text';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import type { Translate } from '~/i18n/text-keys';
import { to } from '~/to';
import { confirmation } from '~/screens/confirmation.server';

/** Why something cannot be cancelled now, in the reader's words; undefined if it can. */
export const cancellationRefusal = (t: Translate, ask: () => Promise<unknown>): Promise<string | undefined> =>
  ask().then(
    () => undefined,
    (error: unknown) => {
      if (!(error instanceof DomainError) || error.status !== 409) throw error;
      return errorMessage(t, [error.key, ...error.params].join(','));
    },
  );

/** Asks before an operator or administrator cancels a booking: what it means for the customer, or why it cannot be done. */
export async function cancelConfirmation(
  request: Request,
  actor: UserActor,
  bookingNumber: string,
  { by, back }: { by: 'operator' | 'admin'; back: string },
) {
  const t = translator(request);
  const { order, booking } = await seeHandled(actor, bookingNumber);
  const refusal = await cancellationRefusal(t, () =>
    cancellationTerms(actor, { orderNumber: order.number, bookingNumber, withoutFee: true }),
  );
  const others = order.bookings.filter(({ id, status }) => id !== booking.id && status !== 'canceled');
  return confirmation(
    request,
    {
      title: t('bookings:cancel.title', { number: booking.number }),
      text: [
        t(`bookings:cancel.text.${by}`),
        ...(others.length > 0
          ? [
              t('bookings:cancel.others', {
                count: others.length,
                numbers: others.map(({ number }) => number).join(', '),
              }),
            ]
          : []),
      ],
      facts: [
        { label: t('bookings:list.trip'), value: `${order.stops[0]?.name} – ${order.stops.at(-1)?.name}` },
        { label: t('bookings:list.departure'), value: t('common:when', { at: booking.departure }) },
        by === 'admin'
          ? { label: t('bookings:list.total'), value: formatMoney(booking.total, localeOf(request)) }
          : {
              label: t('bookings:cancel.penalty'),
              value: formatMoney(operatorPenalty({ ...booking, at: clock.now() }), localeOf(request)),
            },
      ],
      fields: [{ name: 'reason', label: t('bookings:cancel.reason'), hint: t(`bookings:cancel.reasonHint.${by}`) }],
      submit: t('bookings:cancel.submit'),
      keep: t('bookings:cancel.keep'),
      back,
      backLabel: t('bookings:details.title', { number: booking.number }),
      refusal,
      // If the remaining buses would be too small, the whole order can still be cancelled.
      instead:
        by === 'admin' && others.length > 0
          ? { to: to.cancelAdminPurchase(order.number), label: t('bookings:cancelOrder.link') }
          : undefined,
    },
    refusal === undefined ? 200 : 409,
  );
}
