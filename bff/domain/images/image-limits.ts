// Traces: S5-056, S9-020
/** Of an uploaded file (specification section 5: at most 10 MB). */
export const MOST_MEGABYTES = 10;
export const MOST_BYTES = MOST_MEGABYTES * 1024 * 1024;

/** Of what the file says it holds: a small file may claim to be as large as a house, and would be that large in memory. */
export const MOST_MEGAPIXELS = 50;
/** Where the decoder needs all of them in memory: 8 bytes each at worst. */
export const MOST_MEGAPIXELS_AT_ONCE = 12;

/** What an image is for decides how large it is kept: the longer side, in pixels. */
export const LONGEST_SIDE = { logo: 512, vehicle: 1_600, vehicleThumbnail: 480, deviation: 1_600 } as const;
export type ImagePurpose = keyof typeof LONGEST_SIDE;
