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

/** Loaded when the first image comes: the server need not wait for it, nor keep it in memory before. */
async function decoder() {
  const { default: sharp } = await import('sharp');
  // Whatever the content claims to be, nothing but these two decoders may ever run.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
  sharp.cache(false);
  // Memory grows with the threads that draw; nobody waits for a logo.
  sharp.concurrency(1);
  return sharp;
}

/**
 * Whether the decoder needs all pixels at once: where a file brings them in several rounds (interlaced PNG, progressive JPEG), or has to be
 * turned and cannot be made smaller while it is read.
 */
const needsAllAtOnce = ({ isProgressive, orientation }: Metadata, type: ImageType): boolean =>
  isProgressive === true || (type === 'image/png' && (orientation ?? 1) > 1);

/**
 * Draws an uploaded image anew, at most as large as its purpose needs: what comes out holds pixels alone. Metadata (where a picture was
 * taken, with what, by whom), what stands behind the image in the file, and whatever else the file was besides an image stay out.
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
