import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { straightLineMetres, type Position } from '@bff/domain/shared/position';
import { Area } from '../area';

/** Shorter accesses are not checked: the drawn coast is too rough, and many islands have a bridge. */
const WORTH_A_LOOK_METRES = 5_000;
/** With more open water than this on the way to it, the road is on another shore. */
const TOO_MUCH_SEA_METRES = 4_000;
const STEP_METRES = 100;
/** Inside the base map, away from its cut edges. */
const MAPPED = { south: 53, north: 71.9, west: 4.8, east: 32.5 };

/** Tells an access to the road over land from one that would need a boat. Reads the coast on first use. */
export class Sea {
  private coast: Area | undefined;

  constructor(private readonly dataFolder: string) {}

  /** Whether open sea lies between a position and its access to the road, `metres` away. */
  parts(position: Position, access: Position & { metres: number }): boolean {
    if (access.metres < WORTH_A_LOOK_METRES || !isMapped(position)) return false;
    this.coast ??= readCoast(this.dataFolder);
    const steps = Math.ceil(access.metres / STEP_METRES);
    const enough = Math.floor(TOO_MUCH_SEA_METRES / (straightLineMetres(position, access) / steps));
    let wet = 0;
    for (let step = 0; step < steps; step++) {
      const along = (step + 0.5) / steps;
      const lat = position.lat + along * (access.lat - position.lat);
      const lon = position.lon + along * (access.lon - position.lon);
      if (!this.coast.contains(lat, lon) && ++wet > enough) return true;
    }
    return false;
  }
}

const isMapped = ({ lat, lon }: Position) =>
  lat > MAPPED.south && lat < MAPPED.north && lon > MAPPED.west && lon < MAPPED.east;

function readCoast(dataFolder: string): Area {
  const map = JSON.parse(readFileSync(join(dataFolder, 'basemap-nordic.topojson'), 'utf8')) as Topology<{
    land: GeometryCollection;
  }>;
  return new Area(feature(map, map.objects.land).features.map(({ geometry }) => geometry));
}
