// Traces: S8-674
import { otherBuyersOf } from '@bff/domain/deal-organisations';
import { queueMail } from '@bff/domain/notifications';
import { DAY } from '@bff/domain/shared/time';
import { unitLineOf } from '@bff/domain/shared/unit-line.store';
import { clock } from '@bff/platform/clock';
import { publicOrigin } from '@bff/platform/env';
import type { DataSubject, DeletionObstacle } from '../erasure';
import { type UnitPurchase, unitPurchaseStore } from './unit-purchases.store';

/** After a trip there may still be something to tell: a deviation, a refund. */
const DAYS_AFTER_A_TRIP = 14;

type Buyer = Awaited<ReturnType<typeof otherBuyersOf>>[number];

/** A user's unfinished purchases for their organisation, by unit, each with the others who buy for it. */
async function openPurchases({
  userId,
}: DataSubject): Promise<{ purchases: UnitPurchase[]; next: Buyer | undefined }[]> {
  const now = clock.now();
  const since = new Date(now.getTime() - DAYS_AFTER_A_TRIP * DAY);
  const open = await unitPurchaseStore.openOf(userId, { since, now });
  const unitIds = [...new Set(open.map(({ unitId }) => unitId))];
  return Promise.all(
    unitIds.map(async (unitId) => ({
      purchases: open.filter((purchase) => purchase.unitId === unitId),
      next: (await otherBuyersOf(await unitLineOf(unitId), userId))[0],
    })),
  );
}

/** A unit's purchases belong to the unit: they stay, unless nobody would be left to look after them. */
export async function unitObstacle(subject: DataSubject): Promise<DeletionObstacle | undefined> {
  const alone = (await openPurchases(subject)).find(({ next }) => !next);
  return alone && { key: 'dealUnit.tripsAlone', possibleFrom: null, args: [alone.purchases[0]!.unitName] };
}

/**
 * Unfinished purchases get another buyer of the unit as contact, who is told; from the rest the person's name and addresses are removed.
 */
export async function handOver(subject: DataSubject): Promise<void> {
  const handedOver: number[] = [];
  for (const { purchases, next } of await openPurchases(subject)) {
    if (!next) continue;
    const ids = purchases.map(({ id }) => id);
    await unitPurchaseStore.setContact(ids, {
      contactName: next.name,
      contactEmail: next.email,
      contactPhone: next.phone,
    });
    handedOver.push(...ids);
    await tell(
      next,
      purchases.filter(({ isComing }) => isComing),
    );
  }
  await unitPurchaseStore.removeContact(subject.userId, { except: handedOver });
}

async function tell({ name, email, language }: Buyer, purchases: readonly UnitPurchase[]): Promise<void> {
  if (purchases.length === 0) return;
  await queueMail('unitTripsHandedOver', {
    to: email,
    language,
    data: {
      name,
      unitName: purchases[0]!.unitName,
      trips: purchases.map(({ number, from, to, departure }) => ({ number, from, to, departure })),
      listUrl: `${publicOrigin()}/${language}/dashboard/organisation/purchases/list`,
    },
  });
}
