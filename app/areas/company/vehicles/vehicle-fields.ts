import { vehicle } from '#fields/vehicle';
import { defineFields, field, revision, type Rule, schemaOf } from '~/forms/fields';

const plain = { autoComplete: 'off' } as const;

/** A bus, in the page's order. */
export const vehicleFields = defineFields({
  registrationNumber: field(vehicle.registrationNumber, 'fleet:vehicles.registrationNumber', { ...plain, width: 'sm' }),
  busType: field(vehicle.busType, 'fleet:vehicles.busType', { texts: 'search:busType' }),
  model: field(vehicle.model, 'fleet:vehicles.model', { ...plain, hint: 'fleet:vehicles.modelHint' }),
  modelYear: field(vehicle.modelYear, 'fleet:vehicles.modelYear', { width: 'xs' }),
  /** The page lists the depots. */
  depotId: field(vehicle.depotId, 'fleet:vehicles.depot', { hint: 'fleet:vehicles.depotHint' }),
  pickupKilometres: field(vehicle.pickupKilometres, 'fleet:vehicles.pickup', { suffix: 'km', width: 'xs' }),
  seats: field(vehicle.seats, 'fleet:vehicles.seats', { width: 'xs' }),
  maxPassengers: field(vehicle.maxPassengers, 'fleet:vehicles.maxPassengers', {
    hint: 'fleet:vehicles.maxPassengersHint',
    width: 'xs',
  }),
  wheelchairPlaces: field(vehicle.wheelchairPlaces, 'fleet:vehicles.wheelchairPlaces', {
    hint: 'fleet:vehicles.wheelchairPlacesHint',
    width: 'xs',
  }),
  seatArrangement: field(vehicle.seatArrangement, 'fleet:vehicles.seatArrangement', {
    ...plain,
    hint: 'fleet:vehicles.seatArrangementHint',
    width: 'sm',
  }),
  fuelType: field(vehicle.fuelType, 'fleet:vehicles.fuelType', { control: 'select', texts: 'search:fuelType' }),
  fuelPerKm: field(vehicle.fuelPerKm, 'fleet:vehicles.fuelPerKm', {
    hint: 'fleet:vehicles.fuelPerKmHint',
    width: 'xs',
  }),
  /** The page lists the properties. */
  accessibility: field(vehicle.accessibility, 'fleet:vehicles.accessibility'),
  accessories: field(vehicle.accessories, 'fleet:vehicles.accessories', { texts: 'search:equipment' }),
  comfort: field(vehicle.comfort, 'fleet:vehicles.comfort', { texts: 'search:equipment' }),
  safety: field(vehicle.safety, 'fleet:vehicles.safety', { texts: 'search:equipment' }),
  environmental: field(vehicle.environmental, 'fleet:vehicles.environmental', { texts: 'search:equipment' }),
  externalId: field(vehicle.externalId, 'fleet:vehicles.externalId', {
    ...plain,
    hint: 'fleet:vehicles.externalIdHint',
    width: 'md',
  }),
});

/** As the domain has it. */
const holds: Rule<typeof vehicleFields> = ({ seats, maxPassengers, wheelchairPlaces }, refuse) => {
  if (typeof maxPassengers !== 'number') return;
  if (typeof seats === 'number' && maxPassengers < seats) refuse('maxPassengers', `vehicle.maxPassengers,${seats}`);
  if (typeof wheelchairPlaces === 'number' && wheelchairPlaces > maxPassengers)
    refuse('wheelchairPlaces', `vehicle.wheelchairPlaces,${maxPassengers}`);
};
export const NewVehicle = schemaOf(vehicleFields, holds);
export const EditedVehicle = schemaOf(defineFields({ ...vehicleFields, revision }), holds);
