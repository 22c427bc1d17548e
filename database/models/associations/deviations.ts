import { Deviation, DeviationImage } from '../deviation';
import { Image } from '../image';
import { Journey } from '../journey';

/** Names the foreign keys of the schema for `include`. */
export function associateDeviations(): void {
  Deviation.belongsTo(Journey, { as: 'journey', foreignKey: 'journeyId', constraints: false });
  DeviationImage.belongsTo(Image, { as: 'image', foreignKey: 'imageId', constraints: false });
}
