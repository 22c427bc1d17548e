// Traces: S5-047
import type { EquipmentCode } from '@states/equipment';
import type { BusType, FuelType } from '@states/vehicle-words';
import { must } from '../shared/errors';

/** What its company says of a bus. */
export interface VehicleDetails {
  /** Capitals and digits, without spaces. */
  registrationNumber: string;
  busType: BusType;
  model: string;
  modelYear: number | null;
  seats: number;
  /** With those who stand; a charter counts seats. */
  maxPassengers: number;
  wheelchairPlaces: number;
  /** How the seats stand, such as 2+2. */
  seatArrangement: string | null;
  fuelType: FuelType;
  /** Millilitres a kilometre, watt hours a kilometre for electric ones. */
  fuelPerKm: number;
  /** How far it comes from; null: as far as the general setting says. */
  pickupDistanceMetres: number | null;
  /** Its id in the company's own system. */
  externalId: string | null;
  equipment: readonly EquipmentCode[];
  /** Words of the catalogue of accessibility. */
  accessibility: readonly string[];
  /** Where it starts from as a rule. */
  depotId: number;
}

/** What of it stands in its own row. */
export const valuesOf = (of: VehicleDetails) => ({
  registrationNumber: of.registrationNumber,
  busType: of.busType,
  model: of.model,
  modelYear: of.modelYear,
  seats: of.seats,
  maxPassengers: of.maxPassengers,
  wheelchairPlaces: of.wheelchairPlaces,
  seatArrangement: of.seatArrangement,
  fuelType: of.fuelType,
  fuelPerKm: of.fuelPerKm,
  pickupDistanceMetres: of.pickupDistanceMetres,
  externalId: of.externalId,
});

/** @throws DomainError `vehicle.maxPassengers`, `vehicle.wheelchairPlaces`, each at its field */
export function mustHold({ seats, maxPassengers, wheelchairPlaces }: VehicleDetails): void {
  must(maxPassengers >= seats, 'vehicle.maxPassengers', [seats], 'maxPassengers');
  must(wheelchairPlaces <= maxPassengers, 'vehicle.wheelchairPlaces', [maxPassengers], 'wheelchairPlaces');
}
