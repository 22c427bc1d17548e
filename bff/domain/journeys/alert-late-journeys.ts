import { z } from 'zod';
import { onlyNumber, seeBooking } from '@bff/domain/bookings';
import { queueMail } from '@bff/domain/notifications';
import { system } from '@bff/domain/shared/actor';
import { clock } from '@bff/platform/clock';
import { publicOrigin } from '@bff/platform/env';
import { logger } from '@bff/platform/logger';
import { inTransaction } from '@bff/platform/transaction';
import { overdueBefore } from '@states/journey-states';
import { CLOSED_AFTER_MS } from './close-unreported';
import { type JourneyRow, journeyStore } from './journey.store';

const watcher = system('journeys');
const BATCH = 200;

/** Tells operator and customer, once, that their journey's start was not reported within half an hour after pick-up. Returns how many. */
export async function alertLateJourneys(): Promise<number> {
  let alerted = 0;
  const due = {
    pickupBefore: overdueBefore(clock.millis()),
    endAfter: new Date(clock.millis() - CLOSED_AFTER_MS),
  };
  for (const number of await journeyStore.late(due, BATCH)) {
    try {
      if (await alert(number)) alerted++;
    } catch (error) {
      logger.error({ err: error, journey: number }, 'nobody could be told of a journey that has not started');
    }
  }
  return alerted;
}

async function alert(number: string): Promise<boolean> {
  const found = await journeyStore.find(number);
  if (!found) return false;
  return inTransaction(async () => {
    const journey = await journeyStore.lock(found.id);
    // Started at this very moment: no need for alarm.
    if (journey?.status !== 'notStarted') return false;
    await journeyStore.markAlerted(journey.id, clock.now());
    await tell(journey);
    return true;
  });
}

async function tell({ number, bookingNumber, pickupAt }: JourneyRow): Promise<void> {
  const { order, booking } = await seeBooking(watcher, bookingNumber);
  const { company, stops } = order;
  const link = (language: string, path: string) => `${publicOrigin()}/${language}${path}`;
  await queueMail('journeyNotStarted', {
    to: order.contactEmail,
    language: order.language,
    dedupeKey: `late:${number}:customer`,
    data: {
      name: order.contactName,
      orderNumber: onlyNumber(order),
      bookingNumber,
      from: stops[0]?.name ?? '',
      to: stops.at(-1)?.name ?? '',
      departure: order.departure,
      pickup: pickupAt,
      operator: { name: company.name, emergencyPhone: company.emergencyPhone },
      bookingUrl: link(order.language, `/booking/details/${bookingNumber}`),
    },
  });
  // An invalid company address must not keep the customer from being told.
  if (!z.email().safeParse(company.contactEmail).success) return;
  await queueMail('operatorAlert', {
    to: company.contactEmail,
    language: company.language,
    dedupeKey: `late:${number}:operator`,
    data: {
      alert: 'journeyNotStarted',
      bookingNumber,
      registrationNumber: booking.registrationNumber,
      starts: pickupAt,
      ends: booking.plannedEnd,
      url: link(company.language, `/dashboard/company/journey/${number}`),
    },
  });
}
