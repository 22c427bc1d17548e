import type { VehicleDetails } from '@bff/domain/vehicles';
import { formatNumber } from '@formats';
import { EQUIPMENT } from '@states/equipment';
import { formValues, type ValuesOf } from '~/forms/fields';
import type { Locale } from '~/i18n/i18n';
import { vehicleFields } from './vehicle-fields';

/** The domain's details of a bus, from its form. */
export function detailsOf(form: ValuesOf<typeof vehicleFields>): VehicleDetails {
  const { registrationNumber, busType, model, modelYear, seats, maxPassengers, wheelchairPlaces } = form;
  const { fuelType, fuelPerKm, depotId, pickupKilometres: kilometres } = form;
  return {
    registrationNumber,
    busType,
    model,
    modelYear,
    seats,
    maxPassengers,
    wheelchairPlaces,
    fuelType,
    fuelPerKm,
    depotId,
    seatArrangement: form.seatArrangement || null,
    pickupDistanceMetres: kilometres === null ? null : kilometres * 1_000,
    externalId: form.externalId || null,
    equipment: [...form.accessories, ...form.comfort, ...form.safety, ...form.environmental],
    accessibility: form.accessibility,
  };
}

/** The form's values for a bus. */
export function vehicleValues(vehicle: VehicleDetails, locale: Locale) {
  const { pickupDistanceMetres: metres, fuelPerKm, equipment } = vehicle;
  const has = (codes: readonly string[]) => codes.filter((code) => (equipment as readonly string[]).includes(code));
  return formValues(vehicleFields, {
    ...vehicle,
    fuelPerKm: formatNumber(fuelPerKm / 10, locale, 1),
    pickupKilometres: metres === null ? null : Math.round(metres / 1_000),
    ...Object.fromEntries(Object.entries(EQUIPMENT).map(([group, codes]) => [group, has(codes)])),
  });
}
