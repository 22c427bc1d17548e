import {
  type CanceledTerms,
  cancellationTerms,
  type CancellationTerms,
  cancelOrder,
  type OfferedTerms,
  FIRST_PENALTY_HOURS,
  operatorPenalty,
  type OrderDetails,
  penaltyStep,
  seeHandled,
  takenBackOf,
} from '@bff/domain/bookings';
import { paidOf } from '@bff/domain/payments';
import type { UserActor } from '@bff/domain/shared/actor';
import { DomainError } from '@bff/domain/shared/errors';
import { clock } from '@bff/platform/clock';
import { formatMoment, formatMoney, formatNotice, formatPercent } from '@formats';
import { errorMessage } from '~/forms/error-text';
import { saveForm } from '~/forms/save-form.server';
import { redirectWithFlash } from '~/http/flash.server';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import type { Translate } from '~/i18n/text-keys';
import { to } from '~/to';
import { confirmationSchema } from '~/screens/confirmation';
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

interface Canceled {
  order: Pick<OrderDetails, 'id' | 'number' | 'disputes'>;
  /** Only this booking of the order. */
  bookingNumber?: string;
}

/**
 * What an administrator is told about the money before a cancellation: by the customer's terms and without a fee, to choose between if they
 * differ, or why it cannot be cancelled.
 */
export async function adminCancellation(request: Request, actor: UserActor, { order, bookingNumber }: Canceled) {
  const t = translator(request);
  const money = (ore: number) => formatMoney(ore, localeOf(request));
  const subject = { orderNumber: order.number, ...(bookingNumber === undefined ? {} : { bookingNumber }) };
  let terms: CancellationTerms | undefined;
  const refusal = await cancellationRefusal(t, async () => {
    terms = await cancellationTerms(actor, subject);
  });
  const reason = { name: 'reason', label: t('bookings:cancel.reason'), hint: t('bookings:cancel.reasonHint.admin') } as const; // prettier-ignore
  if (!terms) return { refusal, text: [], fields: [reason] };
  const { fee, refund } = terms;
  const paid = await paidOf(order.id);
  /** What a bank has taken back is not paid twice. */
  const left = (sum: number) => sum - takenBackOf(order, sum, paid);
  const takenBack = fee + refund - left(fee + refund);
  const inDispute = takenBack > 0 ? [t('bookings:cancel.money.takenBack', { amount: money(takenBack) })] : [];
  if (fee === 0) {
    const back = left(refund);
    const text =
      back > 0 ? t('bookings:cancel.money.free', { refund: money(back) }) : t('bookings:cancel.money.nothing');
    return { refusal, text: [text, ...inDispute], fields: [reason] };
  }
  const options = [
    {
      value: 'terms',
      label: t('bookings:cancel.fee.terms', { fee: money(fee) }),
      hint:
        left(refund) > 0
          ? t('bookings:cancel.fee.termsRefund', { refund: money(left(refund)) })
          : t('bookings:cancel.fee.termsNothing'),
    },
    {
      value: 'none',
      label: t('bookings:cancel.fee.none'),
      hint: t('bookings:cancel.fee.noneHint', { refund: money(left(fee + refund)) }),
    },
  ];
  const choice = { name: 'fee', label: t('bookings:cancel.fee.label'), options } as const;
  return { refusal, text: inDispute, fields: [choice, reason], sends: { agreedFee: String(fee) } };
}

/** The same for an operator, which has no choice. */
async function operatorCancellation(request: Request, actor: UserActor, { order, bookingNumber }: Required<Canceled>) {
  const t = translator(request);
  const subject = { orderNumber: order.number, bookingNumber };
  const hint = t('bookings:cancel.reasonHint.operator');
  return {
    refusal: await cancellationRefusal(t, () => cancellationTerms(actor, subject)),
    text: [],
    fields: [{ name: 'reason', label: t('bookings:cancel.reason'), hint } as const],
  };
}

/** For an administrator whom the company has called: what its customer may choose, and till when. */
async function reportedCancellation(request: Request, actor: UserActor, { order, bookingNumber }: Required<Canceled>) {
  const t = translator(request);
  let terms: OfferedTerms | undefined;
  const refusal = await cancellationRefusal(t, async () => {
    terms = await cancellationTerms(actor, { orderNumber: order.number, bookingNumber, forOperator: true });
  });
  const hint = t('bookings:cancel.reasonHint.forOperator');
  const fields = [{ name: 'reason', label: t('bookings:cancel.reason'), hint } as const];
  if (!terms) return { refusal, text: [], fields };
  const { refund, choiceUntil } = terms;
  const paid = await paidOf(order.id);
  const back = Math.min(refund - takenBackOf(order, refund, paid), paid);
  const amount = formatMoney(back, localeOf(request));
  if (choiceUntil) {
    const at = formatMoment(choiceUntil, localeOf(request));
    return { refusal, text: [t('bookings:cancel.chooses', { amount, at })], fields };
  }
  return {
    refusal,
    text: [back > 0 ? t('bookings:cancel.noChoice', { amount }) : t('bookings:cancel.money.nothing')],
    fields,
  };
}

/** Shows the booking or order that an administrator has canceled, with what is paid back now, if anything. */
export function redirectCanceled(
  request: Request,
  path: string,
  what: 'canceled' | 'orderCanceled',
  { promised }: CanceledTerms,
) {
  return promised > 0
    ? redirectWithFlash(request, path, `bookings:flash.${what}Refund`, {
        params: { amount: formatMoney(promised, localeOf(request)) },
      })
    : redirectWithFlash(request, path, `bookings:flash.${what}`);
}

/** Cancels for an administrator, who has chosen where there is a fee: one that has come meanwhile is asked about first. */
export async function cancelAsAdmin<Done>(
  request: Request,
  actor: UserActor,
  subject: { orderNumber: string; bookingNumber?: string; forOperator?: boolean },
  done: (canceled: CanceledTerms) => Done | Promise<Done>,
) {
  const hasFee = await cancellationTerms(actor, subject).then(
    ({ fee }) => fee > 0,
    // The cancellation itself says why it is refused.
    () => false,
  );
  return hasFee
    ? saveForm(request, confirmationSchema(['fee', 'agreedFee', 'reason']), {
        run: ({ fee, agreedFee, reason }) =>
          cancelOrder(actor, { ...subject, reason, ...(fee === 'none' ? { withoutFee: true } : { agreedFee }) }),
        done,
      })
    : saveForm(request, confirmationSchema(['reason']), {
        run: ({ reason }) => cancelOrder(actor, { ...subject, reason, agreedFee: 0 }),
        done,
      });
}

/** What the operator owes for it now, and how that is calculated: whoever has the company on the telephone is asked. */
function penaltyOf(
  request: Request,
  { departure, operatorPrice }: { departure: Date; operatorPrice: number },
  by: 'operator' | 'forOperator',
): string {
  const t = translator(request);
  const locale = localeOf(request);
  const at = clock.now();
  const amount = formatMoney(operatorPenalty({ at, departure, operatorPrice }), locale);
  const step = penaltyStep({ at, departure });
  if (!step) return t('bookings:cancel.noPenalty', { amount, notice: formatNotice(FIRST_PENALTY_HOURS, locale) });
  return t(`bookings:cancel.penaltyIs.${by}`, {
    amount,
    percent: formatPercent(step.basisPoints, locale),
    price: formatMoney(operatorPrice, locale),
    notice: formatNotice(step.hours, locale),
  });
}

/**
 * Asks before an operator or administrator cancels a booking, or an administrator records that its operator has: what it means for the
 * customer, or why it cannot be done.
 */
export async function cancelConfirmation(
  request: Request,
  actor: UserActor,
  bookingNumber: string,
  { by, back }: { by: 'operator' | 'admin' | 'forOperator'; back: string },
) {
  const t = translator(request);
  const { order, booking } = await seeHandled(actor, bookingNumber);
  const ask = { admin: adminCancellation, operator: operatorCancellation, forOperator: reportedCancellation }[by];
  const { refusal, text, ...asked } = await ask(request, actor, { order, bookingNumber });
  const others = order.bookings.filter(({ id, status }) => id !== booking.id && status !== 'canceled');
  return confirmation(
    request,
    {
      title: t(by === 'forOperator' ? 'bookings:cancel.titleForOperator' : 'bookings:cancel.title', {
        number: booking.number,
      }),
      text: [
        t(
          by !== 'operator' && booking.departure <= clock.now()
            ? `bookings:cancel.departed.${by}`
            : `bookings:cancel.text.${by}`,
        ),
        ...(others.length > 0
          ? [
              t('bookings:cancel.others', {
                count: others.length,
                numbers: others.map(({ number }) => number).join(', '),
              }),
            ]
          : []),
        ...text,
      ],
      facts: [
        { label: t('bookings:list.trip'), value: `${order.stops[0]?.name} – ${order.stops.at(-1)?.name}` },
        { label: t('bookings:list.departure'), value: t('common:when', { at: booking.departure }) },
        ...(by === 'forOperator' ? [{ label: t('bookings:details.company'), value: booking.company.name }] : []),
        by === 'admin'
          ? { label: t('bookings:list.total'), value: formatMoney(booking.total, localeOf(request)) }
          : {
              label: t(by === 'operator' ? 'bookings:cancel.penalty' : 'bookings:cancel.penaltyOfCompany'),
              value: penaltyOf(request, booking, by),
            },
      ],
      ...asked,
      submit: t(by === 'forOperator' ? 'bookings:cancel.submitForOperator' : 'bookings:cancel.submit'),
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
