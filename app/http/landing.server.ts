import { holdPicked, pickedOffer, type PickedOffer } from '@bff/areas/customer';
import { bookingPolicy } from '@bff/domain/bookings';
import { placeAfterLogin, safeReturnUrl, type SessionUser } from '@bff/domain/sessions';
import { DomainError } from '@bff/domain/shared/errors';
import { localeOf } from '~/i18n/i18n';
import { to } from '~/to';
import { localePath } from './locale-path';

/** The offer in an address of the reservation page. */
function offerIn(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  const [path = '', query] = address.split('?');
  return path.endsWith(to.editReservation()) ? (new URLSearchParams(query).get('offer') ?? undefined) : undefined;
}

/** The trip that somebody is about to book, if that is why they log in or register. */
export async function tripOnTheWay(returnUrl: string | undefined): Promise<PickedOffer | null> {
  const sealed = offerIn(safeReturnUrl(returnUrl));
  return (sealed && (await pickedOffer(sealed))) || null;
}

/**
 * Where a login or registration leads. It holds a bus picked before it, since the customer has already pressed «Book» once. If that fails,
 * the page that shows a picked offer says why.
 */
export async function landingAfterLogin(
  request: Request,
  user: SessionUser,
  returnUrl: string | undefined,
): Promise<string> {
  const place = placeAfterLogin(user, returnUrl);
  const sealed = offerIn(place);
  if (!sealed || !bookingPolicy.create(user.actor)) return place;
  try {
    const held = await holdPicked({ ...user.actor, language: localeOf(request) }, sealed);
    return held && 'orderNumber' in held
      ? localePath(request, `${to.editReservation()}?order=${held.orderNumber}`)
      : place;
  } catch (error) {
    if (error instanceof DomainError) return place;
    throw error;
  }
}
