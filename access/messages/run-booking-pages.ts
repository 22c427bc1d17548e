import type { ErrorKey } from '@bff/domain/shared/error-catalogue';
import { assignDriver, busChoices, driverChoices } from '@bff/domain/bookings';
import { HOUR } from '@bff/domain/shared/time';
import { createDepot, createUser, createVehicle } from '@db/factories';
import { Booking, BookingSegment } from '@db/models';
import { createPerson } from '../testing/people';
import { newOrder } from '../testing/subjects';
import type { StateCase } from './state-case';

const RUN = '/dashboard/company/booking';

/** Two trips of one company, the second `hours` after the first; the first one's driver is also assigned to the second. */
const drivesTwo =
  (hours: number): StateCase =>
  async ({ send }) => {
    const person = await createPerson('COMPANY_ADMIN');
    const [first, second] = [await newOrder(person), await newOrder(person)];
    const { userId } = await createUser({ roles: ['DRIVER'], companyId: person.companyId });
    const { plannedStartAt, plannedEndAt, pickupAt, departureAt } = (await Booking.findByPk(first.booking.id))!;
    const shifted = (at: Date) => new Date(at.getTime() + hours * HOUR);
    const times = { plannedStartAt: shifted(plannedStartAt), plannedEndAt: shifted(plannedEndAt) };
    const wheels = { pickupAt: shifted(pickupAt), departureAt: shifted(departureAt), returnAt: null };
    await Booking.update({ ...times, ...wheels }, { where: { id: second.booking.id } });
    await BookingSegment.bulkCreate([
      { bookingId: first.booking.id, position: 0, kind: 'wait', startsAt: plannedStartAt, endsAt: plannedEndAt },
      { bookingId: second.booking.id, position: 0, kind: 'wait', startsAt: times.plannedStartAt, endsAt: times.plannedEndAt }, // prettier-ignore
    ]);
    await assignDriver(person.actor!, { bookingNumber: first.booking.number, driverUserId: userId });
    const { revision } = await driverChoices(person.actor!, second.booking.number);
    const path = `${RUN}/assign-driver/${second.booking.number}`;
    return send(person, path, { driverUserId: String(userId), revision });
  };

/** An operator's actions on its bookings. */
export const runBookingPages: Partial<Record<ErrorKey, StateCase>> = {
  'driver.clash': drivesTwo(6),
  'driver.drivingRules': drivesTwo(14),
  'booking.wheelchairsExceedPlaces': async ({ send }) => {
    const person = await createPerson('COMPANY_ADMIN');
    const { booking } = await newOrder(person);
    await Booking.update({ wheelchairs: 9 }, { where: { id: booking.id } });
    const { id: depotId } = await createDepot(person.companyId ?? 0);
    const { id } = await createVehicle(person.companyId ?? 0, depotId);
    const { revision } = await busChoices(person.actor!, booking.number);
    return send(person, `${RUN}/swap-vehicle/${booking.number}`, { vehicleId: String(id), revision });
  },
};
