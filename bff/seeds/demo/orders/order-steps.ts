import { cancelOrder, completeReservation, holdOffer, settleChoice, startPayment } from '@bff/domain/bookings';
import { sealOffer } from '@bff/domain/offers';
import { MINUTE } from '@bff/domain/shared/time';
import type { CustomerAction } from '@bff/integrations/payments/sandbox';
import { BookingChoice, Payment } from '@db/models';
import { askToLeaveLater } from './ask-to-leave-later';
import { customerNamed, type DemoCustomer, staffNamed, unitNamed } from './demo-actors';
import type { DemoPayments } from './demo-payments';
import { localTime, offerFor } from './demo-trips';
import { driveDemoOrder } from './journey-steps';
import type { MoveTime } from './moved-time';
import type { WantedOrder } from './wanted-orders';

/** Something that somebody does about an order, at its time. */
export interface OrderStep {
  /** Which of the wanted orders. */
  order: number;
  at: Date;
  /** False when it cannot be done: nobody offers a bus. What follows from it comes after, each at its time. */
  take: () => Promise<boolean | OrderStep[]>;
}

interface World {
  index: number;
  now: Date;
  /** Of the demo accounts. */
  companyId: number | null;
  payments: DemoPayments;
  moveTime: MoveTime;
}

const STREETS = ['Stationsgatan 1', 'Storgatan 12', 'Torggatan 4', 'Järnvägsgatan 8'];
const STAFF = { company: 'company', admin: 'admin' } as const;
/** Between two things that a customer does. */
const PAUSE_MS = 2 * MINUTE;
/** How long ago what has just happened did. */
const NEW_MS = 40 * MINUTE;

/** All that happens to one order. */
export function orderSteps(wanted: WantedOrder, world: World): OrderStep[] {
  const { index, now } = world;
  const { fate } = wanted;
  let number = '';
  const isUnderWay = fate.kind === 'held' || fate.kind === 'declined';
  const booked = isUnderWay
    ? now.getTime() - 3 * PAUSE_MS
    : localTime(now, wanted.booked, '09:00').getTime() + index * 17 * MINUTE;
  const steps: OrderStep[] = [
    {
      order: index,
      at: new Date(booked),
      async take() {
        const made = await book(wanted, world, booked);
        number = made ?? '';
        if (made === undefined || wanted.isUnreported || fate.kind === 'canceled' || isUnderWay)
          return made !== undefined;
        const ratedBy = wanted.rated && { ...wanted.rated, customer: await customerNamed(wanted.by, wanted.language) };
        const drive = await driveDemoOrder(made, {
          companyId: world.companyId,
          now,
          deviation: wanted.deviation,
          ratedBy,
        });
        return drive.map((step) => ({ order: index, at: step.at, take: () => step.take().then(() => true) }));
      },
    },
  ];
  if (fate.kind === 'canceled')
    steps.push({
      order: index,
      at: fate.isNew
        ? new Date(now.getTime() - NEW_MS)
        : new Date(localTime(now, fate.day, '13:00').getTime() + index * 7 * MINUTE),
      async take() {
        const { by, reason, isRefundRefused } = fate;
        world.payments.sandbox.control({ refunds: isRefundRefused ? 'failed' : 'succeeded' });
        const actor = by === 'customer' ? await customerNamed(wanted.by, wanted.language) : await staffNamed(STAFF[by]);
        await cancelOrder(actor, { orderNumber: number, reason });
        if (by === 'company' && !fate.isNew)
          await takeMoneyBack(await customerNamed(wanted.by, wanted.language), number);
        return true;
      },
    });
  const { asksLater } = wanted;
  if (asksLater !== undefined)
    steps.push({
      order: index,
      at: new Date(now.getTime() - NEW_MS),
      async take() {
        await askToLeaveLater(await customerNamed(wanted.by, wanted.language), number, asksLater);
        return true;
      },
    });
  return steps;
}

/** What the customer of a canceled order chooses: the money, not another bus. */
async function takeMoneyBack(customer: DemoCustomer, orderNumber: string): Promise<void> {
  const choices = await BookingChoice.findAll({
    where: { status: 'waiting', '$booking.order.number$': orderNumber },
    include: [{ association: 'booking', required: true, include: [{ association: 'order', required: true }] }],
  });
  for (const { booking } of choices) await settleChoice(customer, { bookingNumber: booking!.number, wanted: 'refund' });
}

/** From the search to the payment, or as far as it comes; answers the order's number. */
async function book(wanted: WantedOrder, world: World, at: number): Promise<string | undefined> {
  const { index, now, companyId, payments, moveTime } = world;
  const { kind } = wanted.fate;
  const offer = await offerFor(wanted, { now, companyId, nth: index % 3 });
  if (!offer) return undefined;
  const customer = await customerNamed(wanted.by, wanted.language);
  const { orderNumber } = await holdOffer(customer, sealOffer(offer));
  if (kind === 'held') return orderNumber;
  moveTime(new Date(at + PAUSE_MS));
  const unitId = wanted.unit === undefined ? null : await unitNamed(customer, wanted.unit);
  await completeReservation(customer, orderNumber, { ...detailsOf(wanted, customer), unitId });
  const tries: CustomerAction[] =
    kind === 'declined' ? ['decline'] : kind === 'paidAtLast' ? ['decline', 'pay'] : ['pay'];
  await startPayment(customer, orderNumber);
  for (const [nth, action] of tries.entries()) {
    moveTime(new Date(at + PAUSE_MS * 1.5 + nth * MINUTE));
    await payments.sandbox.customer(await sessionOf(orderNumber), action);
    await payments.settle();
  }
  return orderNumber;
}

const detailsOf = ({ adults, children = 0, comment = '', via }: WantedOrder, { name, email, phone }: DemoCustomer) => ({
  contactName: name,
  contactEmail: email,
  contactPhone: phone,
  adults,
  children,
  comment: comment || null,
  specialRequests: null,
  stops: via.map((_, position) => ({
    street: STREETS[position % STREETS.length] ?? '',
    stopType:
      position === 0 ? ('pickUp' as const) : position === via.length - 1 ? ('dropOff' as const) : ('both' as const),
  })),
});

async function sessionOf(orderNumber: string): Promise<string> {
  const payment = await Payment.findOne({
    include: { association: 'order', where: { number: orderNumber }, attributes: [] },
    order: [['id', 'DESC']],
  });
  if (!payment?.sessionId) throw new Error(`demo data: order ${orderNumber} has no payment`);
  return payment.sessionId;
}
