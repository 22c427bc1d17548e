import type { UserActor } from '@bff/domain/shared/actor';
import { booksForUnits } from '~/frame/area-menus';
import { placeToReturn } from '~/http/back-stack.server';
import { localePath } from '~/http/locale-path';
import { translator } from '~/i18n/i18n.server';
import { to } from '~/to';

/** What a trip's page belongs to, with its language. */
export interface TripPlace {
  href: string;
  label: string;
}

/** The list of trips that the reader has: their own, or the orders of the units that they buy for. */
export const tripList = (actor: UserActor): string => (booksForUnits(actor.roles) ? to.unitPurchases() : to.bookings());

/** Where a trip's page leads back to: a unit's order in its organisation's dashboard, otherwise the list of trips as it was left. */
export async function tripPlace(
  request: Request,
  actor: UserActor,
  { orderNumber, isForUnit }: { orderNumber: string; isForUnit: boolean },
): Promise<TripPlace> {
  const t = translator(request);
  const list = tripList(actor);
  const isUnits = list !== to.bookings();
  if (isUnits && isForUnit)
    return {
      href: localePath(request, to.unitPurchase(orderNumber)),
      label: t('organisation:purchases.one', { number: orderNumber }),
    };
  return {
    href: await placeToReturn(request, list),
    label: t(isUnits ? 'organisation:purchases.title' : 'booking:details.back'),
  };
}
