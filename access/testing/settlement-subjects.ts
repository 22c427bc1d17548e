import { createCompany, createDepot, createOrder, createPriceLists, createVehicle } from '@db/factories';
import type { SubjectKind } from '../rows';

const MONTH = '2026-03';

/** A company with a trip that has run. */
async function settledCompany(companyId: number): Promise<string> {
  const depotId = (await createDepot(companyId)).id;
  const vehicleId = (await createVehicle(companyId, depotId)).id;
  const bus = { companyId, depotId, vehicleId, ...(await createPriceLists(companyId)) };
  const { booking } = await createOrder({
    bus,
    departure: new Date(`${MONTH}-10T08:00:00Z`),
    booking: { status: 'booked' },
  });
  return booking.number;
}

/** A month of a company, for its administrator. */
export const ownSettlement: SubjectKind = {
  owners: ['COMPANY_ADMIN'],
  make: () => Promise.resolve({ params: { month: MONTH } }),
};

/** A month of any company. */
export const aSettlement: SubjectKind = {
  owners: ['SYSTEM_ADMIN', 'SYSTEM_OWNER'],
  make: async () => {
    const { id } = await createCompany();
    return { params: { id: String(id), month: MONTH }, secrets: [await settledCompany(id)] };
  },
};
