import { registrationNumberFor } from '@db/factories/numbers';
import type { VehicleDetails } from '../vehicle-details';

let made = 900_000;

/** A valid bus, with a registration number of its own. */
export const someVehicle = (changes: Partial<VehicleDetails> & Pick<VehicleDetails, 'depotId'>): VehicleDetails => ({
  registrationNumber: registrationNumberFor(++made),
  busType: 'touristBus',
  model: 'Volvo 9700',
  modelYear: 2024,
  seats: 50,
  maxPassengers: 50,
  wheelchairPlaces: 1,
  seatArrangement: '2+2',
  fuelType: 'hvo100',
  fuelPerKm: 270,
  pickupDistanceMetres: null,
  externalId: null,
  equipment: ['wifi', 'seatBelts'],
  accessibility: [],
  ...changes,
});
