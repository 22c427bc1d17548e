/** The points of a line on a map, `59.859,17.639 60.046,17.626`. */
export const points = (line: string): [lat: number, lon: number][] =>
  line.split(' ').map((point) => point.split(',').map(Number) as [number, number]);
