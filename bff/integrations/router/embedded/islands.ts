import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCsv } from '@bff/domain/shared/csv';
import { straightLineMetres, type Position } from '@bff/domain/shared/position';

interface Island {
  centre: Position;
  radius: number;
  hasRoad: boolean;
}

/** Islands that the road graph and the drawn coast get wrong (data/geo/islands.csv): circles that a coach can or cannot reach. */
export class Islands {
  private readonly islands: readonly Island[];

  constructor(dataFolder: string) {
    const rows = parseCsv<'lat' | 'lon' | 'radius_m' | 'road'>(readFileSync(join(dataFolder, 'islands.csv'), 'utf8'));
    this.islands = rows.map(({ lat, lon, radius_m, road }) => ({
      centre: { lat: Number(lat), lon: Number(lon) },
      radius: Number(radius_m),
      hasRoad: road === 'yes',
    }));
  }

  /** Whether a coach can get there; undefined if the list does not say. */
  hasRoad(position: Position): boolean | undefined {
    return this.islands.find(({ centre, radius }) => straightLineMetres(centre, position) <= radius)?.hasRoad;
  }
}
