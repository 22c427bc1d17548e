import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** The metadata of a camera: where, by whom, and the orientation. */
const CAMERA = {
  IFD0: { Artist: 'Fotografen Frida', Make: 'Testkamera' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 51/1 31/1', GPSLongitudeRef: 'E', GPSLongitude: '17/1 38/1 20/1' },
};

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 10, g: 120, b: 60, alpha: 0.5 } } });

/** A photograph with its location, lying on its side. */
export const photograph = (width = 1_200, height = 800): Promise<Buffer> =>
  canvas(width, height).removeAlpha().withExif(CAMERA).withMetadata({ orientation: 6 }).jpeg().toBuffer();

/** A transparent logo. */
export const pngLogo = (width = 120, height = 40): Promise<Buffer> => canvas(width, height).png().toBuffer();

/** A chunk of a PNG: length, type, content, checksum (W3C PNG, 5.3). */
function chunk(type: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, checksum]);
}

const PNG_SIGNATURE = 8;
const HEADER_CHUNK = 25;

/** A PNG containing the given text. */
export async function pngSaying(text: string): Promise<Buffer> {
  const png = await pngLogo();
  const at = PNG_SIGNATURE + HEADER_CHUNK;
  return Buffer.concat([
    png.subarray(0, at),
    chunk('tEXt', Buffer.from(`Comment\0${text}`, 'latin1')),
    png.subarray(at),
  ]);
}

/** A few bytes that claim to be that large. */
export async function pngClaiming(width: number, height: number): Promise<Buffer> {
  const png = await pngLogo();
  const header = Buffer.from(png.subarray(PNG_SIGNATURE + 8, PNG_SIGNATURE + 21));
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    png.subarray(0, PNG_SIGNATURE),
    chunk('IHDR', header),
    png.subarray(PNG_SIGNATURE + HEADER_CHUNK),
  ]);
}
