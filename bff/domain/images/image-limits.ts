// Traces: S5-056, S9-020
/** Of an uploaded file (specification section 5: at most 10 MB). */
export const MOST_MEGABYTES = 10;
export const MOST_BYTES = MOST_MEGABYTES * 1024 * 1024;

/** Claimed by the file: a small file may claim enormous dimensions, and would be that large in memory. */
export const MOST_MEGAPIXELS = 50;
/** Where the decoder needs all of them in memory: up to 8 bytes each. */
export const MOST_MEGAPIXELS_AT_ONCE = 12;

/** The size at which an image is stored, by purpose: the longer side, in pixels. */
export const LONGEST_SIDE = { logo: 512, vehicle: 1_600, vehicleThumbnail: 480, deviation: 1_600 } as const;
export type ImagePurpose = keyof typeof LONGEST_SIDE;
