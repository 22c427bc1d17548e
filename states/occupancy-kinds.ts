/** Why a vehicle is not free. */
export const OCCUPANCY_KINDS = ['booked', 'preliminaryBooked', 'locked', 'manuallyLocked', 'externallyLocked'] as const;
export type OccupancyKind = (typeof OCCUPANCY_KINDS)[number];
