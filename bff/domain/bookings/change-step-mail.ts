import { z } from 'zod';
import { queueMail } from '@bff/domain/notifications';
import { publicOrigin } from '@bff/platform/env';
import { logger } from '@bff/platform/logger';
import type { ChangeRow } from './change.store';
import { askedTripOf } from './changed-trip';
import { readOrderDetails } from './order-details.store';
import { platesOf } from './swap-vehicle.store';

/** Mails about a change that does not count yet, or never will; promised in the transaction that decides it. */
type Step = 'proposed' | 'accepted' | 'rejected' | 'unanswered' | 'unpaid' | 'declined' | 'overtaken';
type OperatorStep = 'proposed' | 'withdrawn' | 'unanswered' | 'unpaid';

interface Told {
  /** Until when somebody can do something. */
  until?: Date | null;
  reason?: string | undefined;
  /** Tells two mails of one kind apart. */
  nth?: number;
}

async function read(orderNumber: string, { bookingId, before, after }: ChangeRow) {
  const order = await readOrderDetails(orderNumber);
  const booking = order?.bookings.find(({ id }) => id === bookingId);
  if (!order || !booking) throw new Error(`order ${orderNumber} is gone`);
  const plates = await platesOf([before.booking.vehicleId, after.booking.vehicleId]);
  return { order, booking, versions: { before: askedTripOf(before, plates), after: askedTripOf(after, plates) } };
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
      ...{ step, bookingNumber: booking.number, operator: booking.company.name, until, reason },
      ...versions,
      oldTotal: change.totalBefore,
      newTotal: change.totalAfter,
      changeUrl: `${publicOrigin()}/${order.language}/booking/change-book?booking=${booking.number}`,
    },
  });
}

/** An address that cannot be one must not undo what somebody has decided: the proposal stands in the company's list all the same. */
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
      ...{ step, bookingNumber: booking.number, until: step === 'proposed' ? change.expiresAt : null },
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

/** To the customer: the operator agrees, and the difference is to be paid until then. */
export const mailChangeAccepted = (orderNumber: string, change: ChangeRow, until: Date): Promise<void> =>
  tellCustomer(orderNumber, change, 'accepted', { until });

/** To the customer: the bank said no to the difference. Once a payment. */
export const mailChangeDeclined = (orderNumber: string, change: ChangeRow, paymentId: number): Promise<void> =>
  tellCustomer(orderNumber, change, 'declined', { until: change.payBy, nth: paymentId });

/** To the customer: the company has put in another bus, so what was asked for of the first one is over. */
export const mailChangeOvertaken = (orderNumber: string, change: ChangeRow): Promise<void> =>
  tellCustomer(orderNumber, change, 'overtaken');

/** To who did not end it himself; to the operator only about what it has been asked. `change` as it was before. */
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
