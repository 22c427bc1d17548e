import { depotRevision } from '@bff/domain/depots';
import { addLockout, lockoutRevision, seeLockout } from '@bff/domain/lockouts';
import { addStart, seeStart, seeVehicle, setVehiclePicture, startRevision } from '@bff/domain/vehicles';
import { pngLogo } from '@bff/domain/images/testing/pictures';
import { createDepot, createVehicle } from '@db/factories';
import { next, registrationNumberFor } from '@db/factories/numbers';
import type { SubjectKind } from '../rows';
import type { Person } from './people';
import { someTowns } from './towns';

/** A bus company's depots and buses. */
let made = 0;
const owners: SubjectKind['owners'] = ['COMPANY_ADMIN'];

function companyOf({ companyId }: Person): number {
  if (companyId === null) throw new Error('somebody of a company owns this');
  return companyId;
}

const depotForm = () => ({
  name: `Garaget ${++made}`,
  street: 'Vägen 1',
  postcode: '753 20',
  city: 'Uppsala',
  place: 'Uppsala',
});

/** A depot about to be added. */
export const aNewDepot: SubjectKind = {
  owners,
  make: async () => {
    await someTowns();
    return { fields: depotForm() };
  },
};

/** A depot that no bus starts from. */
export const aDepot: SubjectKind = {
  owners,
  make: async (owner) => {
    await someTowns();
    const name = `Hemlig depå ${++made}`;
    const depot = await createDepot(companyOf(owner), { name });
    const revision = depotRevision(await depot.reload());
    return { params: { id: String(depot.id) }, fields: { ...depotForm(), revision }, secrets: [name] };
  },
};

const vehicleForm = (depotId: number) => ({
  registrationNumber: registrationNumberFor(next()),
  busType: 'minibus',
  model: 'Provbuss',
  seats: '19',
  maxPassengers: '19',
  wheelchairPlaces: '1',
  fuelType: 'electric',
  fuelPerKm: '40,5',
  comfort: 'wifi',
  depotId: String(depotId),
});

/** A bus about to be added. */
export const aNewVehicle: SubjectKind = {
  owners,
  make: async (owner) => ({ fields: vehicleForm((await createDepot(companyOf(owner))).id) }),
};

/** A bus without trips. */
export const aVehicle: SubjectKind = {
  owners,
  make: async (owner) => {
    const companyId = companyOf(owner);
    const { id: depotId } = await createDepot(companyId, { name: `Hemlig depå ${++made}` });
    const { id, registrationNumber } = await createVehicle(companyId, depotId, { model: `Hemlig modell ${made}` });
    const { revision } = await seeVehicle(owner.actor!, id);
    return {
      params: { id: String(id) },
      fields: { ...vehicleForm(depotId), revision, reason: 'Verkstad' },
      secrets: [registrationNumber, `Hemlig modell ${made}`],
    };
  },
};

/** A bus with a picture. */
export const aPicturedVehicle: SubjectKind = {
  owners,
  make: async (owner) => {
    const { params, secrets } = await aVehicle.make(owner);
    await setVehiclePicture(owner.actor!, { id: Number(params!['id']), view: 'front', upload: await pngLogo() });
    return { params: { ...params, view: 'front' }, fields: { view: 'back' }, secrets: secrets! };
  },
};

const startForm = (depotId: number) => ({
  startsAt: '2090-05-01T08:00',
  endsAt: '2090-05-08T08:00',
  depotId: String(depotId),
});

/** A temporary starting position about to be entered. */
export const aNewStart: SubjectKind = {
  owners,
  make: async (owner) => {
    const { params, fields, secrets } = await aVehicle.make(owner);
    return { params: params!, fields: startForm(Number(fields!['depotId'])), secrets: secrets! };
  },
};

/** A bus's temporary starting position. */
export const aStart: SubjectKind = {
  owners,
  make: async (owner) => {
    const { params, fields } = await aVehicle.make(owner);
    const vehicleId = Number(params!['id']);
    await someTowns();
    const place = { name: `Hemlig plats ${++made}`, lat: 59.86, lon: 17.64 };
    const [startsAt, endsAt] = [new Date('2090-01-01T00:00:00Z'), new Date('2090-02-01T00:00:00Z')];
    const { id } = await addStart(owner.actor!, { vehicleId, wanted: { startsAt, endsAt, depotId: null, place } });
    const { start } = await seeStart(owner.actor!, vehicleId, id);
    return {
      params: { id: String(vehicleId), position: String(id) },
      fields: { ...startForm(Number(fields!['depotId'])), revision: startRevision(start) },
      secrets: [place.name],
    };
  },
};

const lockoutForm = () => ({ startsAt: '2090-06-01T08:00', endsAt: '2090-06-02T08:00', comment: 'Service' });

/** A lockout about to be entered. */
export const aNewLockout: SubjectKind = {
  owners,
  make: async (owner) => {
    const { params, secrets } = await aVehicle.make(owner);
    return { fields: { ...lockoutForm(), vehicleId: params!['id']! }, secrets: secrets! };
  },
};

/** A bus's lockout. */
export const aLockout: SubjectKind = {
  owners,
  make: async (owner) => {
    const { params } = await aVehicle.make(owner);
    const comment = `Hemlig service ${++made}`;
    const [start, end] = [new Date('2090-07-01T06:00:00Z'), new Date('2090-07-03T06:00:00Z')];
    const lockout = { start, end, comment };
    const { id } = await addLockout(owner.actor!, { vehicleId: Number(params!['id']), lockout });
    const revision = lockoutRevision((await seeLockout(owner.actor!, id)).lockout);
    return { params: { id: String(id) }, fields: { ...lockoutForm(), revision }, secrets: [comment] };
  },
};
