import { clock } from '@bff/platform/clock';
import { execute, selectOne } from '@db/query';
import { EXTENSIONS } from './image-address';
import type { ImageType } from './image-type';
import type { RewrittenImage } from './rewrite-image';

const HASH = /^[0-9a-f]{64}$/;

export const imageStore = {
  /** The id of that picture, new or not; one that was there counts as new again, so that it is not purged under the caller's hands. */
  async insert({ hash, type, width, height, bytes }: RewrittenImage & { hash: string }): Promise<number> {
    const { insertId } = await execute(
      `INSERT INTO images (hash, type, width, height, bytes, kept_at) VALUES (:hash, :type, :width, :height, :bytes, :now)
       ON DUPLICATE KEY UPDATE id = LAST_INSERT_ID(id), kept_at = VALUES(kept_at)`,
      { hash, type, width, height, bytes, now: clock.now() },
    );
    return insertId;
  },

  /** Deletes images that nothing refers to and that nobody has uploaded since then; answers how many. */
  async purge(before: Date): Promise<number> {
    const { affectedRows } = await execute(
      'DELETE FROM images WHERE kept_at < :before AND id NOT IN (SELECT logo_image_id FROM companies WHERE logo_image_id IS NOT NULL)',
      { before },
    );
    return affectedRows;
  },
};

/** A kept image by what its address says: the hash of its content, and the extension of its type. Undefined when there is none. */
export async function readImage(
  hash: string,
  extension: string,
): Promise<{ type: ImageType; bytes: Buffer } | undefined> {
  if (!HASH.test(hash)) return undefined;
  const image = await selectOne<{ type: ImageType; bytes: Buffer }>(
    'SELECT type, bytes FROM images WHERE hash = :hash',
    {
      hash,
    },
  );
  return image && EXTENSIONS[image.type] === extension ? image : undefined;
}
