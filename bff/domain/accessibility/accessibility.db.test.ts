// Traces: S8-023, S8-690, S8-691
import { beforeAll, describe, expect, it } from 'vitest';
import { addVehicle, editVehicle, removeVehicle, seeVehicle } from '@bff/domain/vehicles';
import { createBookableVehicle, createUser } from '@db/factories';
import { VehicleAccessibility } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import type { UserActor } from '../shared/actor';
import { someVehicle } from '../vehicles/testing/some-vehicle';
import {
  accessibilityCatalogue,
  addAccessibility,
  editAccessibility,
  listAccessibility,
  removeAccessibility,
  seeAccessibility,
} from '.';

const ALL = { text: '', sort: 'vehicles', descending: true, page: 1, pageSize: 20 } as const;

describe('the accessibility catalogue', () => {
  useTestDatabase();
  let admin: UserActor;
  let operator: UserActor;
  let depotId: number;
  let companyId: number;
  beforeAll(async () => {
    admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
    ({ depotId, companyId } = await createBookableVehicle());
    operator = await createUser({ roles: ['COMPANY_ADMIN'], companyId });
  });
  const busWith = (...accessibility: string[]) =>
    addVehicle(operator, { companyId, details: someVehicle({ depotId, accessibility }) });

  it('begins with the former equipment', async () => {
    expect((await accessibilityCatalogue()).map(({ code }) => code)).toEqual(['lowFloor', 'wheelchairLift']);
  });

  it('gives a property a code from its English name, which stays however it is renamed', async () => {
    const { id } = await addAccessibility(admin, { nameSv: 'Hörslinga', nameEn: 'Hearing loop (T-coil)' });
    const { property, revision } = await seeAccessibility(admin, id);
    expect(property.code).toBe('hearingLoopTCoil');
    await editAccessibility(admin, { id, names: { nameSv: 'Teleslinga', nameEn: 'Induction loop' }, revision });
    expect((await seeAccessibility(admin, id)).property).toMatchObject({
      code: 'hearingLoopTCoil',
      nameSv: 'Teleslinga',
    });
    // The name is free again; its code is not.
    const again = await addAccessibility(admin, { nameSv: 'Hörslinga', nameEn: 'Hearing loop (T-coil)' });
    expect((await seeAccessibility(admin, again.id)).property.code).toBe('hearingLoopTCoil2');
  });

  it.each([
    ['nameSv', { nameSv: 'rullstolslift', nameEn: 'Another lift' }],
    ['nameEn', { nameSv: 'En annan lift', nameEn: 'WHEELCHAIR LIFT' }],
  ])('has each name once, whatever its letters: %s', async (field, names) => {
    await expect(addAccessibility(admin, names)).rejects.toMatchObject({ key: 'accessibility.duplicate', field });
  });

  it('is managed by administrators only', async () => {
    const names = { nameSv: 'Egen', nameEn: 'Own' };
    await expect(addAccessibility(operator, names)).rejects.toMatchObject({ key: 'auth.noPermission' });
    await expect(listAccessibility(operator, ALL)).rejects.toMatchObject({ key: 'auth.noPermission' });
    await expect(removeAccessibility(operator, 1)).rejects.toMatchObject({ key: 'auth.noPermission' });
    await expect(seeAccessibility(admin, 999_999)).rejects.toMatchObject({ key: 'accessibility.notFound' });
  });

  it('keeps what a bus has, until the bus is removed', async () => {
    const { id } = await addAccessibility(admin, { nameSv: 'Ramp', nameEn: 'Ramp' });
    const { vehicleId } = await busWith('ramp', 'lowFloor');
    await busWith('lowFloor');
    expect((await seeVehicle(operator, vehicleId)).vehicle.accessibility).toEqual(['lowFloor', 'ramp']);
    const { rows } = await listAccessibility(admin, ALL);
    expect(rows.map(({ code, vehicles }) => [code, vehicles])).toContainEqual(['ramp', 1]);
    expect(rows[0]).toMatchObject({ code: 'lowFloor', vehicles: 2 });
    await expect(removeAccessibility(admin, id)).rejects.toMatchObject({ key: 'accessibility.inUse' });
    await removeVehicle(operator, vehicleId);
    await removeAccessibility(admin, id);
    await expect(seeAccessibility(admin, id)).rejects.toMatchObject({ key: 'accessibility.notFound' });
  });

  it('defines what a bus can have: unknown codes are refused, and unlisted ones removed from the bus', async () => {
    await expect(busWith('flyingCarpet')).rejects.toMatchObject({
      key: 'accessibility.notFound',
      field: 'accessibility',
    });
    const { vehicleId } = await busWith('wheelchairLift');
    const { vehicle } = await seeVehicle(operator, vehicleId);
    await editVehicle(operator, { id: vehicleId, details: { ...vehicle, accessibility: ['lowFloor'] } });
    expect((await seeVehicle(operator, vehicleId)).vehicle.accessibility).toEqual(['lowFloor']);
    expect(await VehicleAccessibility.count({ where: { vehicleId } })).toBe(1);
  });
});
