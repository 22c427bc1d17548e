import { busChoices, driverChoices } from '@bff/domain/bookings';
import { proposedChange } from '@bff/domain/bookings/testing/proposed-change';
import { createDepot, createUser, createVehicle } from '@db/factories';
import type { SubjectKind } from '../rows';
import type { Person } from './people';
import { newOrder } from './subjects';

const owners: SubjectKind['owners'] = ['COMPANY_ADMIN'];

/** A paid booking, for its operator. */
export const aRunBooking: SubjectKind = {
  owners,
  make: async (owner) => {
    const { booking, secrets } = await newOrder(owner);
    return { params: { id: booking.number }, secrets };
  },
};

/** The same, without a driver. */
export const aTripWithoutDriver: SubjectKind = {
  owners,
  make: async (owner: Person) => {
    const { booking, secrets } = await newOrder(owner);
    const driver = await createUser({ roles: ['DRIVER'], companyId: owner.companyId });
    const { revision } = await driverChoices(owner.actor!, booking.number);
    return { params: { id: booking.number }, fields: { driverUserId: String(driver.userId), revision }, secrets };
  },
};

/** The same, with another free bus of the company. */
export const aTripWithASpareBus: SubjectKind = {
  owners,
  make: async (owner: Person) => {
    const { booking, secrets } = await newOrder(owner);
    const { id: depotId } = await createDepot(owner.companyId ?? 0);
    const { id } = await createVehicle(owner.companyId ?? 0, depotId);
    const { revision } = await busChoices(owner.actor!, booking.number);
    return { params: { id: booking.number }, fields: { vehicleId: String(id), revision }, secrets };
  },
};

/** The same, with a customer who wants it two hours later. */
export const aProposedChange: SubjectKind = {
  owners,
  make: async (owner: Person) => {
    const { booking, secrets } = await newOrder(owner);
    await proposedChange(booking.number);
    return { params: { id: booking.number }, secrets };
  },
};
