import { createHash } from 'node:crypto';
import { currentTransaction } from '@db/async-transaction';
import { imageStore } from './image.store';
import type { ImagePurpose } from './image-limits';
import { rewriteImage } from './rewrite-image';
import type { Upload } from './upload';

/**
 * Checks an uploaded file, rewrites and stores it; returns its id. The same picture is stored once. Call it before the transaction, because
 * processing takes time; what nothing refers to in the end is purged.
 * @throws DomainError see `rewriteImage`
 */
export async function keepImage(
  upload: Upload,
  { purpose, field }: { purpose: ImagePurpose; field: string },
): Promise<number> {
  if (currentTransaction()) throw new Error('an image is drawn before the transaction');
  const image = await rewriteImage(upload, purpose, field);
  return imageStore.insert({ ...image, hash: createHash('sha256').update(image.bytes).digest('hex') });
}
