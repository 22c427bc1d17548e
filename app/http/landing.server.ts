import { redirect } from '@remix-run/node';
import { type AskedOnTheWay, askedOnTheWay } from '@bff/areas/public';
import { holdPicked, pickedOffer, type PickedOffer } from '@bff/areas/customer';
import { bookingPolicy } from '@bff/domain/bookings';
import { MOST_COMPANIES } from '@bff/domain/quotes';
import { placeAfterLogin, safeReturnUrl, type SessionUser } from '@bff/domain/sessions';
import { DomainError } from '@bff/domain/shared/errors';
import { localeOf } from '~/i18n/i18n';
import { readSearch } from '~/nouns/trips/read-search.server';
import { tickedCompanies } from '~/nouns/trips/ticked-offers';
import { to } from '~/to';
import { localePath } from './locale-path';
import { pickedIn } from './picked-offers.server';
import { resultsAsLeft } from './results-as-left.server';

/** The sealed offer that an address of the reservation page says. */
async function offerIn(request: Request, address: string | undefined): Promise<string | undefined> {
  if (address === undefined) return undefined;
  const [path = '', query] = address.split('?');
  const offer = path.endsWith(to.editReservation()) ? new URLSearchParams(query).get('offer') : null;
  return offer ? pickedIn(request, offer) : undefined;
}

/** Why somebody logs in or registers: a trip that they are about to book, or to request quotes for. */
export interface OnTheWay {
  trip: PickedOffer | null;
  asked: AskedOnTheWay | null;
  /** The query of the results that the trip was picked from. */
  results: string | null;
}

export async function onTheWay(request: Request, returnUrl: string | undefined): Promise<OnTheWay> {
  const address = safeReturnUrl(returnUrl);
  const sealed = await offerIn(request, address);
  // The page says so: nobody logs in for a bus that this browser does not have.
  if (address !== undefined && sealed === '') throw redirect(address);
  const trip = (sealed && (await pickedOffer(sealed))) || null;
  return {
    trip,
    asked: address === undefined ? null : await askedIn(address, request),
    results: trip && (await resultsAsLeft(request, trip.search)),
  };
}

/** The quote request in an address of its form. One that follows an ended request is its customer's own, so it is not shown before the login. */
async function askedIn(address: string, request: Request): Promise<AskedOnTheWay | null> {
  const [path = '', query] = address.split('?');
  const params = new URLSearchParams(query);
  if (!path.endsWith(to.requestQuotes()) || params.has('previous')) return null;
  const parsed = readSearch(params);
  if ('errors' in parsed) return null;
  const { query: search } = parsed;
  return askedOnTheWay(search, tickedCompanies(search.ticked ?? []).slice(0, MOST_COMPANIES), localeOf(request));
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
  const sealed = await offerIn(request, place);
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
