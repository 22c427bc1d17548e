import { type Position, straightLineMetres } from '@bff/domain/shared/position';
import type { RouteLeg } from '@bff/integrations/router/port';

/** The point of a road that lies this part of its length from its beginning. */
export function pointOnWay({ geometry }: Pick<RouteLeg, 'geometry'>, part: number): Position | undefined {
  const points = geometry.map(([lat, lon]) => ({ lat, lon }));
  const steps = points.slice(1).map((point, index) => straightLineMetres(points[index]!, point));
  let left = part * steps.reduce((sum, step) => sum + step, 0);
  return points.find((_, index) => (left -= steps[index - 1] ?? 0) <= 0) ?? points.at(-1);
}
