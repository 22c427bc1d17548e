import { VehicleImage } from '@db/models';
import type { VehicleView } from '@states/vehicle-views';
import type { ImageType } from '../images';

/** The ids of a view's images: the large one, and the one for lists. */
export interface ViewImages {
  imageId: number;
  thumbnailImageId: number;
}

interface KeptImage {
  hash: string;
  type: ImageType;
  width: number;
  height: number;
}
interface KeptView {
  vehicleId: number;
  view: VehicleView;
  image: KeptImage;
  thumbnail: KeptImage;
}

const ATTRIBUTES = ['hash', 'type', 'width', 'height'];
const imageOf = ({ hash, type, width, height }: KeptImage): KeptImage => ({ hash, type, width, height });

export const vehicleImageStore = {
  async ofVehicle(vehicleId: number): Promise<Map<VehicleView, ViewImages>> {
    const rows = await VehicleImage.findAll({ where: { vehicleId } });
    return new Map(rows.map(({ view, imageId, thumbnailImageId }) => [view, { imageId, thumbnailImageId }]));
  },

  /** Those of several buses, as pages show them. */
  async shown(vehicleIds: readonly number[]): Promise<KeptView[]> {
    if (vehicleIds.length === 0) return [];
    const rows = await VehicleImage.findAll({
      where: { vehicleId: [...vehicleIds] },
      include: [
        { association: 'image', attributes: ATTRIBUTES, required: true },
        { association: 'thumbnail', attributes: ATTRIBUTES, required: true },
      ],
    });
    return rows.map(({ vehicleId, view, image, thumbnail }) => ({
      vehicleId,
      view,
      image: imageOf(image!),
      thumbnail: imageOf(thumbnail!),
    }));
  },

  /** Replaces the view's images, if any. */
  async set(vehicleId: number, view: VehicleView, images: ViewImages): Promise<void> {
    await VehicleImage.destroy({ where: { vehicleId, view } });
    await VehicleImage.create({ vehicleId, view, ...images });
  },

  async remove(vehicleId: number, view: VehicleView): Promise<void> {
    await VehicleImage.destroy({ where: { vehicleId, view } });
  },

  async clear(vehicleId: number): Promise<void> {
    await VehicleImage.destroy({ where: { vehicleId } });
  },
};
