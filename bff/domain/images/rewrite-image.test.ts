// Traces: S5-055, S5-056, S8-077, S8-340, S8-341, S8-342, S9-020, S9-021
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { MOST_BYTES } from './image-limits';
import { rewriteImage } from './rewrite-image';
import { photograph, pngClaiming, pngLogo, pngSaying } from './testing/pictures';

const rewrite = (upload: Uint8Array) => rewriteImage(upload, 'logo', 'logo');
const refusal = (upload: Uint8Array) =>
  rewrite(upload).then(
    () => 'taken',
    (error: { key: string; field: string }) => `${error.key} at ${error.field}`,
  );
const SCRIPT = '<script>alert(1)</script>';

describe('an uploaded image', () => {
  it('keeps its pixels, orientation and type, and loses its location', async () => {
    const upload = await photograph();
    // The metadata are there to begin with, or this would prove nothing.
    expect((await sharp(upload).metadata()).exif?.includes('Fotografen Frida')).toBe(true);
    const image = await rewrite(upload);
    // It lay on its side: 1200 × 800 is shown as 800 × 1200.
    expect(image).toMatchObject({ type: 'image/jpeg', width: 341, height: 512 });
    const kept = await sharp(image.bytes).metadata();
    expect(kept).toMatchObject({ format: 'jpeg', width: 341, height: 512 });
    for (const name of ['exif', 'xmp', 'iptc', 'icc', 'orientation'] as const)
      expect([name, kept[name]]).toEqual([name, undefined]);
    expect(image.bytes.includes('Frida')).toBe(false);
  });

  it('stays transparent, and is not enlarged', async () => {
    const image = await rewrite(await pngLogo());
    expect(image).toMatchObject({ type: 'image/png', width: 120, height: 40 });
    expect((await sharp(image.bytes).metadata()).hasAlpha).toBe(true);
  });

  it('gives the same bytes for the same picture', async () => {
    const upload = await pngLogo();
    expect((await rewrite(upload)).bytes.equals((await rewrite(upload)).bytes)).toBe(true);
  });

  it('loses its metadata, and anything else it contains besides an image', async () => {
    const speaking = await pngSaying(SCRIPT);
    expect(speaking.includes(SCRIPT)).toBe(true);
    expect((await rewrite(speaking)).bytes.includes('script')).toBe(false);
    const both = Buffer.concat([await pngLogo(), Buffer.from(`<html>${SCRIPT}</html>PK\x03\x04`)]);
    expect((await rewrite(both)).bytes.includes('script')).toBe(false);
    const photo = Buffer.concat([await photograph(), Buffer.from(`GIF89a/*${SCRIPT}`)]);
    expect((await rewrite(photo)).bytes.includes('GIF89a')).toBe(false);
  });
});

describe('a file that is not an accepted image is refused:', () => {
  it.each([
    ['HTML', Buffer.from(`<!doctype html>${SCRIPT}`)],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['GIF', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1')],
    ['PDF', Buffer.from('%PDF-1.7\n')],
    ['an empty one', Buffer.alloc(0)],
    ['a beginning cut short', Buffer.from([0x89, 0x50, 0x4e])],
  ])('%s', async (_, file) => {
    expect(await refusal(file)).toBe('image.unsupportedType at logo');
  });

  it('WebP', async () => {
    const webp = await sharp(await pngLogo())
      .webp()
      .toBuffer();
    expect(await refusal(webp)).toBe('image.unsupportedType at logo');
  });

  it('something else after the beginning of a PNG or JPEG', async () => {
    const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    expect(await refusal(Buffer.concat([signature, svg]))).toBe('image.damaged at logo');
    expect(await refusal(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), svg]))).toBe('image.damaged at logo');
  });

  it('an image that ends too soon, at any point', async () => {
    for (const upload of [await photograph(), await pngLogo(300, 300)])
      for (const share of [0.05, 0.3, 0.6, 0.9])
        expect(await refusal(upload.subarray(0, Math.floor(upload.length * share)))).toBe('image.damaged at logo');
  });

  it('a small file that claims to be enormous', async () => {
    expect(await refusal(await pngClaiming(60_000, 60_000))).toBe('image.tooManyPixels at logo');
    expect(await refusal(await pngClaiming(2_147_483_647, 2_147_483_647))).toMatch(
      /^image\.(tooManyPixels|damaged) at/,
    );
    // Within the limit, but not what it claims.
    expect(await refusal(await pngClaiming(4_000, 4_000))).toBe('image.damaged at logo');
  });

  it('a file of more than 10 MB', async () => {
    const large = Buffer.alloc(MOST_BYTES + 1);
    (await photograph()).copy(large);
    expect(await refusal(large)).toBe('image.tooLarge at logo');
  });
});

describe('the memory for processing', () => {
  const blank = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#369' }, limitInputPixels: false });

  it('is limited when a file needs all its pixels at once', async () => {
    const interlaced = await blank(4_000).png({ progressive: true }).toBuffer();
    expect(interlaced.byteLength).toBeLessThan(400_000);
    expect(await refusal(interlaced)).toBe('image.tooManyPixels at logo');
    expect(await refusal(await blank(4_000).jpeg({ progressive: true }).toBuffer())).toBe(
      'image.tooManyPixels at logo',
    );
    expect(await refusal(await blank(4_000).png().toBuffer())).toBe('taken');
    expect(await refusal(await blank(3_000).png({ progressive: true }).toBuffer())).toBe('taken');
  });

  it('is used by one at a time, and further ones are asked to come back when many wait', async () => {
    const logo = await pngLogo();
    const all = await Promise.all(
      Array.from({ length: 20 }, () =>
        rewrite(logo).then(
          () => 'taken',
          (error: { key: string }) => error.key,
        ),
      ),
    );
    expect(all.filter((one) => one === 'taken').length).toBeGreaterThanOrEqual(12);
    expect(all).toContain('service.busy');
    expect(await refusal(logo)).toBe('taken');
  });

  it('stays small: six images of 49 megapixels at once, and more are not accepted', async () => {
    expect(await refusal(await blank(8_000).jpeg().toBuffer())).toBe('image.tooManyPixels at logo');
    const plain = await blank(7_000).png().toBuffer();
    const jpeg = await blank(7_000).jpeg().toBuffer();
    const before = process.memoryUsage().rss;
    let peak = 0;
    const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20);
    await Promise.all([plain, jpeg, plain, jpeg, plain, jpeg].map(rewrite));
    clearInterval(watch);
    // Megabytes. One whole image in memory would take 147 alone.
    expect((peak - before) / 1_048_576).toBeLessThan(140);
  });
});
