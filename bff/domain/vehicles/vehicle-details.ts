// Traces: S5-047
import type { EquipmentCode } from '@states/equipment';
import type { BusType, FuelType } from '@states/vehicle-words';
import { must } from '../shared/errors';

/** What its company enters about a bus. */
export interface VehicleDetails {
  /** Capitals and digits, without spaces. */
  registrationNumber: string;
  busType: BusType;
  model: string;
  modelYear: number | null;
  seats: number;
  /** Including standing passengers; a charter counts seats. */
  maxPassengers: number;
  wheelchairPlaces: number;
  /** The seat layout, such as 2+2. */
  seatArrangement: string | null;
  fuelType: FuelType;
  /** Millilitres per kilometre; for electric buses, watt hours per kilometre. */
  fuelPerKm: number;
  /** Its own pick-up distance; null: the general setting. */
  pickupDistanceMetres: number | null;
  /** Its id in the company's own system. */
  externalId: string | null;
  equipment: readonly EquipmentCode[];
  /** Codes from the accessibility catalogue. */
  accessibility: readonly string[];
  /** Its default starting position. */
  depotId: number;
}

/** The part that is stored in its own row. */
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
