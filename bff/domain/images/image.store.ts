import { literal, Op } from 'sequelize';
import { clock } from '@bff/platform/clock';
import { Image } from '@db/models';
import { alone } from '@db/query';
import { EXTENSIONS } from './image-address';
import type { ImageType } from './image-type';
import type { RewrittenImage } from './rewrite-image';

const HASH = /^[0-9a-f]{64}$/;

export const imageStore = {
  /** The picture's id, new or not; an existing one counts as new again, so that it is not purged while the caller uses it. */
  async insert({ hash, type, width, height, bytes }: RewrittenImage & { hash: string }): Promise<number> {
    const keptAt = clock.now();
    await alone(() =>
      Image.bulkCreate([{ hash, type, width, height, bytes, keptAt }], { updateOnDuplicate: ['keptAt'] }),
    );
    const image = await Image.findOne({ attributes: ['id'], where: { hash }, rejectOnEmpty: true });
    return image.id;
  },

  /** Deletes images that nothing refers to and that nobody has uploaded since then; returns how many. */
  async purge(before: Date): Promise<number> {
    const unused = literal(
      'id NOT IN (SELECT logo_image_id FROM companies WHERE logo_image_id IS NOT NULL) AND id NOT IN (SELECT image_id FROM vehicle_images) AND id NOT IN (SELECT thumbnail_image_id FROM vehicle_images) AND id NOT IN (SELECT image_id FROM deviation_images)',
    );
    return alone(() => Image.destroy({ where: { keptAt: { [Op.lt]: before }, [Op.and]: [unused] } }));
  },
};

/** A stored image by its address: the hash of its content, and the extension of its type. Undefined if there is none. */
export async function readImage(
  hash: string,
  extension: string,
): Promise<{ type: ImageType; bytes: Buffer } | undefined> {
  if (!HASH.test(hash)) return undefined;
  const image = await Image.findOne({ attributes: ['type', 'bytes'], where: { hash } });
  return image && EXTENSIONS[image.type] === extension ? image : undefined;
}
