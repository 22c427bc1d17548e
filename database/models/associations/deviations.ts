import { Deviation, DeviationImage } from '../deviation';
import { Image } from '../image';
import { Journey } from '../journey';

/** The schema holds the foreign keys; here they get the names that an `include` uses. */
export function associateDeviations(): void {
  Deviation.belongsTo(Journey, { as: 'journey', foreignKey: 'journeyId', constraints: false });
  DeviationImage.belongsTo(Image, { as: 'image', foreignKey: 'imageId', constraints: false });
}
