const ROWS_A_DEGREE = 8;

/** The inside of polygons (GeoJSON, WGS 84). Their sides are sorted into rows of latitude, so that a lookup tests only a few. */
export class Area {
  private readonly rows = new Map<number, number[]>();

  constructor(geometries: readonly GeoJSON.Geometry[]) {
    for (const geometry of geometries) {
      if (geometry.type === 'Polygon') geometry.coordinates.forEach((ring) => this.addRing(ring));
      if (geometry.type === 'MultiPolygon') geometry.coordinates.flat().forEach((ring) => this.addRing(ring));
    }
  }

  /** Even-odd rule on a ray eastwards. */
  contains(lat: number, lon: number): boolean {
    const row = this.rows.get(Math.floor(lat * ROWS_A_DEGREE)) ?? [];
    let inside = false;
    for (let i = 0; i < row.length; i += 4) {
      const [lonA, latA, lonB, latB] = [row[i]!, row[i + 1]!, row[i + 2]!, row[i + 3]!];
      if (latA > lat !== latB > lat && lon < lonA + ((lat - latA) * (lonB - lonA)) / (latB - latA)) inside = !inside;
    }
    return inside;
  }

  private addRing(ring: readonly number[][]): void {
    for (let i = 0; i + 1 < ring.length; i++) {
      const [lonA, latA] = ring[i] as [number, number];
      const [lonB, latB] = ring[i + 1] as [number, number];
      const top = Math.floor(Math.max(latA, latB) * ROWS_A_DEGREE);
      for (let row = Math.floor(Math.min(latA, latB) * ROWS_A_DEGREE); row <= top; row++) {
        const sides = this.rows.get(row) ?? [];
        sides.push(lonA, latA, lonB, latB);
        this.rows.set(row, sides);
      }
    }
  }
}
