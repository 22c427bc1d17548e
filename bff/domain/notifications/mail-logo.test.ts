import sharp from 'sharp';
import { expect, it } from 'vitest';
import { BRAND_SIGN } from '@formats';
import { mailLogo } from './mail-logo';

const SIZE = 96;

it('the logo of mails is the product’s sign', async () => {
  const shapes = BRAND_SIGN.map(
    ({ d, fill = 'none', stroke = 'none', strokeWidth = 0 }) =>
      `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${strokeWidth}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${SIZE}" height="${SIZE}">${shapes.join('')}</svg>`;
  const pixels = (image: string | Uint8Array) =>
    sharp(Buffer.from(image)).flatten({ background: '#ffffff' }).removeAlpha().raw().toBuffer();
  const [sign, logo] = [await pixels(svg), await pixels(mailLogo.content)];
  expect(logo).toHaveLength(SIZE * SIZE * 3);
  const differs = sign.filter((value, index) => Math.abs(value - logo[index]!) > 48).length;
  expect(differs / sign.length).toBeLessThan(0.01);
});
