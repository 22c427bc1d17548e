export const TRIP_TYPES = ['one-way', 'round-trip', 'day-trip'] as const;
export type TripType = (typeof TRIP_TYPES)[number];

/** What happens at a stop. */
export const STOP_TYPES = ['pickUp', 'dropOff', 'both'] as const;
export type StopType = (typeof STOP_TYPES)[number];

/** What a bus does at a time (domain.md section 4). */
export const SEGMENT_KINDS = ['driveEmpty', 'load', 'drive', 'wait', 'break', 'rest', 'home'] as const;
export type SegmentKind = (typeof SEGMENT_KINDS)[number];

/** Charter is occasional, train replacement regular: the rules for breaks differ (domain.md section 4). */
export const SERVICE_KINDS = ['occasional', 'regular'] as const;
export type ServiceKind = (typeof SERVICE_KINDS)[number];
