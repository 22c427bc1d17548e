// Traces: S5-055, S9-021
export const IMAGE_TYPES = ['image/jpeg', 'image/png'] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];

/** How files of these types begin: JPEG (ITU T.81, B.1.1.3) with a start-of-image and the next marker, PNG (W3C PNG, 5.2). */
const BEGINNINGS: readonly [ImageType, readonly number[]][] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/** A file's type by its content; its name and what the browser claims are ignored. Undefined: not accepted. */
export const imageTypeOf = (bytes: Uint8Array): ImageType | undefined =>
  BEGINNINGS.find(([, beginning]) => beginning.every((byte, index) => bytes[index] === byte))?.[0];
