import { z } from 'zod';
import { queueMail } from '@bff/domain/notifications';
import { publicOrigin } from '@bff/platform/env';
import { logger } from '@bff/platform/logger';
import type { ChangeRow } from './change.store';
import { askedTripOf } from './changed-trip';
import { onlyNumber } from './only-number';
import { readOrderDetails } from './order-details.store';
import { busesById } from './swap-vehicle.store';

/** Mails about a change that has not taken effect or never will; queued in the transaction that decides it. */
type Step = 'proposed' | 'accepted' | 'rejected' | 'unanswered' | 'unpaid' | 'declined' | 'overtaken';
type OperatorStep = 'proposed' | 'withdrawn' | 'unanswered' | 'unpaid';

interface Told {
  /** The deadline for the next step. */
  until?: Date | null;
  reason?: string | undefined;
  /** Tells two mails of one kind apart. */
  nth?: number;
}

async function read(orderNumber: string, { bookingId, before, after }: ChangeRow) {
  const order = await readOrderDetails(orderNumber);
  const booking = order?.bookings.find(({ id }) => id === bookingId);
  if (!order || !booking) throw new Error(`order ${orderNumber} is gone`);
  const buses = await busesById([before.booking.vehicleId, after.booking.vehicleId]);
  return { order, booking, versions: { before: askedTripOf(before, buses), after: askedTripOf(after, buses) } };
}

async function tellCustomer(
  orderNumber: string,
  change: ChangeRow,
  step: Step,
  { until = null, reason = '', nth = 0 }: Told = {},
) {
  const { order, booking, versions } = await read(orderNumber, change);
  if (order.contactEmail === '') return;
  await queueMail('changeStep', {
    to: order.contactEmail,
    language: order.language,
    dedupeKey: `change:${orderNumber}:${change.id}:${step}:${nth}:customer`,
    data: {
      name: order.contactName,
      step,
      orderNumber: onlyNumber(order),
      bookingNumber: booking.number,
      operator: booking.company.name,
      until,
      reason,
      ...versions,
      oldTotal: change.totalBefore,
      newTotal: change.totalAfter,
      changeUrl: `${publicOrigin()}/${order.language}/booking/change-book?booking=${booking.number}`,
    },
  });
}

/** An invalid address must not undo what has been decided: the proposal is in the company's list all the same. */
async function tellOperator(orderNumber: string, change: ChangeRow, step: OperatorStep) {
  const { booking, versions } = await read(orderNumber, change);
  const { company } = booking;
  const dedupeKey = `change:${orderNumber}:${change.id}:${step}:operator`;
  if (!z.email().safeParse(company.contactEmail).success) {
    logger.error({ dedupeKey }, 'the operator has no usable mail address');
    return;
  }
  await queueMail('operatorChangeStep', {
    to: company.contactEmail,
    language: company.language,
    dedupeKey,
    data: {
      step,
      bookingNumber: booking.number,
      until: step === 'proposed' ? change.expiresAt : null,
      ...versions,
      bookingUrl: `${publicOrigin()}/${company.language}/dashboard/company/booking/details/${booking.number}`,
    },
  });
}

/** To both: the operator has to answer. */
export async function mailChangeProposed(orderNumber: string, change: ChangeRow): Promise<void> {
  await tellOperator(orderNumber, change, 'proposed');
  await tellCustomer(orderNumber, change, 'proposed', { until: change.expiresAt });
}

/** To the customer: the operator accepts, and the deadline for paying the difference. */
export const mailChangeAccepted = (orderNumber: string, change: ChangeRow, until: Date): Promise<void> =>
  tellCustomer(orderNumber, change, 'accepted', { until });

/** To the customer: the bank declined the payment of the difference. Once per payment. */
export const mailChangeDeclined = (orderNumber: string, change: ChangeRow, paymentId: number): Promise<void> =>
  tellCustomer(orderNumber, change, 'declined', { until: change.payBy, nth: paymentId });

/** To the customer: the company has put in another bus, so the change requested for the first is void. */
export const mailChangeOvertaken = (orderNumber: string, change: ChangeRow): Promise<void> =>
  tellCustomer(orderNumber, change, 'overtaken');

/** To each side that did not end it; to the operator only if it was asked. `change` as it was before. */
export async function mailChangeOver(
  orderNumber: string,
  change: ChangeRow,
  { to, reason }: { to: 'rejected' | 'withdrawn' | 'expired'; reason?: string | undefined },
): Promise<void> {
  const ended = change.status === 'proposed' ? 'unanswered' : 'unpaid';
  if (to === 'rejected') await tellCustomer(orderNumber, change, 'rejected', { reason });
  if (to === 'expired') await tellCustomer(orderNumber, change, ended);
  if (!change.proposeUntil || to === 'rejected') return;
  await tellOperator(orderNumber, change, to === 'withdrawn' ? 'withdrawn' : ended);
}
