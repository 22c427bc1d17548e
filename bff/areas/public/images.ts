import { Hono } from 'hono';
import { readImage } from '@bff/domain/images';

/**
 * `GET /images/{hash}.jpg`: an uploaded image, for everybody. Its address is a hash of its content, so it may be cached for ever; opened by
 * itself, it is served strictly as an image.
 */
export const uploadedImages = new Hono();

const YEAR_SECONDS = 31_536_000;

uploadedImages.get('/images/:file{[0-9a-f]+\\.(?:jpg|png)}', async (c) => {
  const [hash = '', extension = ''] = c.req.param('file').split('.');
  const image = await readImage(hash, extension);
  if (!image) return c.body(null, 404);
  return c.body(new Uint8Array(image.bytes), 200, {
    'content-type': image.type,
    'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'content-disposition': 'inline',
  });
});
