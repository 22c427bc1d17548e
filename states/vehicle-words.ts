/** Of the specification, section 3. */
export const BUS_TYPES = ['touristBus', 'doubleDecker', 'minibus'] as const;
export type BusType = (typeof BUS_TYPES)[number];

export const FUEL_TYPES = ['diesel', 'diesel18', 'hvo100', 'b30', 'petrol', 'electric'] as const;
export type FuelType = (typeof FUEL_TYPES)[number];

/** Where a bus starts from: its depot, or elsewhere for a while. */
export const START_KINDS = ['default', 'temporary'] as const;
export type StartKind = (typeof START_KINDS)[number];
