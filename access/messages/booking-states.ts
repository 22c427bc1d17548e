import { readOffer, sealOffer } from '@bff/domain/offers';
import { DAY } from '@bff/domain/shared/time';
import { createBookableVehicle, createDepot, createOrder, createVehicle } from '@db/factories';
import { next, numberFor } from '@db/factories/numbers';
import { Booking, Journey } from '@db/models';
import type { Person } from '../testing/people';
import { anOffer } from '../testing/subjects';
import { customer, ownerOf } from './state-case';

/** A sealed offer of a bus of its own. */
async function newOffer() {
  const { body } = await anOffer.make(await customer());
  return readOffer((body as { offer: string }).offer);
}

/** An offer made an hour ago. */
export async function anOldOffer(): Promise<string> {
  return sealOffer({ ...(await newOffer()), expires: new Date(Date.now() - 1_000) });
}

/** An offer of a bus that has since moved too far away. */
export async function aBusFarAway(): Promise<string> {
  const offer = await newOffer();
  const depot = await createDepot(offer.companyId, { lat: 59.32938, lon: 18.06871 });
  const { id: vehicleId } = await createVehicle(offer.companyId, depot.id, { pickupDistanceMetres: 10_000 });
  return sealOffer({ ...offer, buses: offer.buses.map((bus) => ({ ...bus, vehicleId })) });
}

/** An order of two buses with more passengers than one of them seats. */
export async function twoBuses(person: Person): Promise<{ order: string; booking: string }> {
  const departure = new Date(Date.now() + 30 * DAY);
  const { order, booking } = await createOrder({ customer: ownerOf(person), departure, order: { adults: 90 } });
  const { vehicleId, companyId } = await createBookableVehicle();
  const { id: _first, ...like } = booking.get({ plain: true });
  const second = await Booking.create({ ...like, number: numberFor(next()), vehicleId, companyId });
  return { order: order.number, booking: second.number };
}

/** A trip that nobody reported, and that an administrator has found out to have been driven. */
export async function aFoundTrip(person: Person): Promise<{ order: string; booking: string }> {
  const departure = new Date(Date.now() - 2 * DAY);
  const { order, booking } = await createOrder({ customer: ownerOf(person), departure });
  const found = { outcome: 'driven', outcomeSource: 'Kunden per telefon' } as const;
  await Journey.update(
    { status: 'terminated', terminatedAt: new Date(), ...found },
    { where: { bookingId: booking.id } },
  );
  return { order: order.number, booking: booking.number };
}
