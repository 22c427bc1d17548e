/** The views of a bus in pictures (specification section 3), in the order in which pages show them. */
export const VEHICLE_VIEWS = ['front', 'left', 'right', 'back', 'interior'] as const;
export type VehicleView = (typeof VEHICLE_VIEWS)[number];
