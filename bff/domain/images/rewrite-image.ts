// Traces: S5-055, S8-077, S8-340, S8-341, S8-342
import type { Metadata } from 'sharp';
import { must } from '../shared/errors';
import { imageTypeOf, type ImageType } from './image-type';
import {
  type ImagePurpose,
  LONGEST_SIDE,
  MOST_BYTES,
  MOST_MEGABYTES,
  MOST_MEGAPIXELS,
  MOST_MEGAPIXELS_AT_ONCE,
} from './image-limits';
import { oneAtATime } from './one-at-a-time';
import { bytesOf, sizeOf, type Upload } from './upload';

export interface RewrittenImage {
  type: ImageType;
  /** Pixels. */
  width: number;
  height: number;
  bytes: Buffer;
}

const MEGA = 1_000_000;
const SECONDS = 10;

/** Loaded with the first image: the server neither waits for it nor keeps it in memory before. */
async function decoder() {
  const { default: sharp } = await import('sharp');
  // Whatever the content claims to be, only these two decoders may ever run.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
  sharp.cache(false);
  // Memory grows with the number of threads; nobody waits for a logo.
  sharp.concurrency(1);
  return sharp;
}

/**
 * Whether the decoder needs all pixels at once: when a file delivers them in several passes (interlaced PNG, progressive JPEG), or has to
 * be rotated and cannot be shrunk while it is read.
 */
const needsAllAtOnce = ({ isProgressive, orientation }: Metadata, type: ImageType): boolean =>
  isProgressive === true || (type === 'image/png' && (orientation ?? 1) > 1);

/**
 * Redraws an uploaded image, at most as large as its purpose needs: the result contains only pixels. Metadata (where a picture was taken,
 * with what, by whom), data after the image, and whatever else the file was besides an image are dropped.
 * @throws DomainError `image.tooLarge`, `image.unsupportedType`, `image.tooManyPixels`, `image.damaged`, all at `field`; `service.busy`
 */
export async function rewriteImage(upload: Upload, purpose: ImagePurpose, field: string): Promise<RewrittenImage> {
  must(sizeOf(upload) <= MOST_BYTES, 'image.tooLarge', [MOST_MEGABYTES], field);
  return oneAtATime(async () => draw(await bytesOf(upload), purpose, field));
}

async function draw(upload: Uint8Array, purpose: ImagePurpose, field: string): Promise<RewrittenImage> {
  const type = imageTypeOf(upload);
  must(type, 'image.unsupportedType', [], field);
  const sharp = await decoder();
  const open = (limitInputPixels: number | false) =>
    sharp(upload, { failOn: 'warning', limitInputPixels, sequentialRead: true });
  const header = await open(false)
    .metadata()
    .catch(() => undefined);
  must(header?.width && header.height, 'image.damaged', [], field);
  const most = needsAllAtOnce(header, type) ? MOST_MEGAPIXELS_AT_ONCE : MOST_MEGAPIXELS;
  must(header.width * header.height <= most * MEGA, 'image.tooManyPixels', [most], field);
  const side = LONGEST_SIDE[purpose];
  const drawn = open(MOST_MEGAPIXELS * MEGA)
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: SECONDS });
  const coded = type === 'image/png' ? drawn.png({ compressionLevel: 9 }) : drawn.jpeg({ quality: 85 });
  const image = await coded.toBuffer({ resolveWithObject: true }).catch(() => undefined);
  must(image, 'image.damaged', [], field);
  return { type, width: image.info.width, height: image.info.height, bytes: image.data };
}
