// Traces: S3-033, S5-055, S5-056
import { beforeAll, expect, it } from 'vitest';
import type { UserActor } from '@bff/domain/shared/actor';
import { DAY } from '@bff/domain/shared/time';
import { clock } from '@bff/platform/clock';
import { type BookableVehicle, createBookableVehicle, createUser } from '@db/factories';
import { Image } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { purgeImages } from '../images';
import { imageStore } from '../images/image.store';
import { photograph } from '../images/testing/pictures';
import { picturesRevision, removeVehicle, removeVehiclePicture, setVehiclePicture, vehiclePictures } from '.';

useTestDatabase();
let bus: BookableVehicle;
let admin: UserActor;
beforeAll(async () => {
  bus = await createBookableVehicle();
  admin = await createUser({ roles: ['COMPANY_ADMIN'], companyId: bus.companyId });
});
const pictures = async () => (await vehiclePictures([bus.vehicleId])).get(bus.vehicleId) ?? [];
const purgeOld = () => imageStore.purge(new Date(clock.millis() + DAY));

it('a bus has a picture for each view, large and small, in the order of the views', async () => {
  const id = bus.vehicleId;
  await setVehiclePicture(admin, { id, view: 'interior', upload: await photograph(2_000, 1_500) });
  await setVehiclePicture(admin, { id, view: 'front', upload: await photograph(1_999, 1_000) });
  const shown = await pictures();
  expect(shown.map(({ view }) => view)).toEqual(['front', 'interior']);
  // Lying on its side, according to the camera.
  expect([shown[0]!.large.height, shown[0]!.small.height]).toEqual([1_600, 480]);
  expect(shown[0]!.large.width).toBeLessThan(shown[0]!.large.height);
});

it('shown pictures are kept; replaced or removed ones, or those of a removed bus, are purged', async () => {
  const id = bus.vehicleId;
  await purgeOld();
  expect(await Image.count()).toBe(4);
  await setVehiclePicture(admin, { id, view: 'front', upload: await photograph(1_800, 1_200) });
  await purgeOld();
  expect(await Image.count()).toBe(4);
  await removeVehiclePicture(admin, { id, view: 'front' });
  await expect(removeVehiclePicture(admin, { id, view: 'front' })).rejects.toMatchObject({ key: 'page.notFound' });
  await purgeOld();
  expect(await Image.count()).toBe(2);
  await removeVehicle(admin, id);
  await purgeOld();
  expect(await Image.count()).toBe(0);
  expect(await purgeImages()).toBe(0);
});

it('the second of two editors is warned, and another company’s bus does not exist', async () => {
  const other = await createBookableVehicle();
  const boss = await createUser({ roles: ['COMPANY_ADMIN'], companyId: other.companyId });
  const id = other.vehicleId;
  const revision = await picturesRevision(boss, id);
  const upload = await photograph(300, 200);
  await setVehiclePicture(boss, { id, view: 'left', upload, revision });
  await expect(setVehiclePicture(boss, { id, view: 'left', upload: await photograph(301, 200), revision })).rejects.toMatchObject({ key: 'input.changedMeanwhile' }); // prettier-ignore
  await expect(setVehiclePicture(admin, { id, view: 'left', upload })).rejects.toMatchObject({
    key: 'vehicle.notFound',
  });
});
