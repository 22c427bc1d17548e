import { Booking, Vehicle } from '@db/models';

/** A bus that may take over. */
export interface OtherBus {
  id: number;
  registrationNumber: string;
  busType: Vehicle['busType'];
  model: string;
  seats: number;
  wheelchairPlaces: number;
}

const busOf = ({ id, registrationNumber, busType, model, seats, wheelchairPlaces }: Vehicle): OtherBus => ({
  id,
  registrationNumber,
  busType,
  model,
  seats,
  wheelchairPlaces,
});

/** A company's buses, in sale or not. */
export async function keptBusesOf(companyId: number): Promise<(OtherBus & { isForSale: boolean })[]> {
  const buses = await Vehicle.scope('kept').findAll({
    where: { companyId },
    order: ['seats', 'registrationNumber'],
  });
  return buses.map((bus) => ({ ...busOf(bus), isForSale: bus.status === 'active' }));
}

/** One of the company's buses in sale. */
export async function activeBus(companyId: number, id: number): Promise<OtherBus | undefined> {
  const bus = await Vehicle.scope('active').findOne({ where: { id, companyId } });
  return bus ? busOf(bus) : undefined;
}

/** Another bus drives a booking; price, terms and timeline stay as bought. */
export async function moveToBus(bookingId: number, vehicleId: number): Promise<void> {
  await Booking.update({ vehicleId }, { where: { id: bookingId } });
}

/** Those buses by id, sold or not. */
export async function busesById(vehicleIds: readonly number[]): Promise<Map<number, OtherBus>> {
  const buses = await Vehicle.findAll({ where: { id: [...vehicleIds] } });
  return new Map(buses.map((bus) => [bus.id, busOf(bus)]));
}
