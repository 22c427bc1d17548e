import type { ErrorKey } from '@bff/domain/shared/error-catalogue';
import { createBookableVehicle } from '@db/factories';
import { VehicleAccessibility } from '@db/models';
import { aNewProperty, aProperty } from '../testing/accessibility-subjects';
import { admin, formOf, opened, sent, type StateCase } from './state-case';

const LIST = '/dashboard/admin/configurations/accessibility';

/** The accessibility catalogue. */
export const accessibilityPages: Partial<Record<ErrorKey, StateCase>> = {
  'accessibility.duplicate': sent(aNewProperty, () => `${LIST}/add`, {}, 2),
  'accessibility.notFound': opened(`${LIST}/edit/999999`),
  'accessibility.inUse': async ({ send }) => {
    const person = await admin();
    const { id } = await formOf(aProperty, person);
    const { vehicleId } = await createBookableVehicle();
    await VehicleAccessibility.create({ vehicleId, propertyId: Number(id) });
    return send(person, `${LIST}/remove/${id}`, {});
  },
};
