import { soldPrice } from '@bff/domain/quotes';
import type { Actor } from '@bff/domain/shared/actor';

/** The sealed offer that the address carries. */
export const offerIn = (url: URL): string => url.searchParams.get('offer') ?? '';

/** What the address's offer comes to at a price and for so many hours. */
export const priceOf =
  (actor: Actor, url: URL) =>
  ({ customerPrice, expiryHours }: { customerPrice: number; expiryHours: number }) =>
    soldPrice(actor, { customerPrice, expiryHours, offer: offerIn(url) });
