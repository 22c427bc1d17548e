import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Byte 25 of a PNG is its colour type; 3 is a palette: already done, and repeating it would change the file. */
const hasPalette = (picture: Buffer) => picture[25] === 3;

/**
 * Makes the pictures of a folder small: for comparing at a tolerance of 0.2 %, 256 colours are as good as all, at less than half the size.
 * A picture that is already small is left alone. Returns the bytes of the others before and after.
 */
export async function shrinkPictures(folder: string): Promise<{ before: number; after: number }> {
  let before = 0;
  let after = 0;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.png')) continue;
    const path = join(folder, name);
    const picture = readFileSync(path);
    if (hasPalette(picture)) continue;
    const small = await sharp(picture).png({ palette: true, dither: 0, effort: 10, compressionLevel: 9 }).toBuffer();
    before += picture.length;
    after += Math.min(small.length, picture.length);
    if (small.length < picture.length) writeFileSync(path, small);
  }
  return { before, after };
}
