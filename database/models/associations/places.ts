import { Place } from '../place';
import { PlaceName } from '../place-name';

export function associatePlaces(): void {
  PlaceName.belongsTo(Place, { as: 'place', foreignKey: 'placeId', constraints: false });
}
