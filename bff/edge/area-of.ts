import { isApiPath } from './api-refusal';
import { findScreen, segmentsOf } from './find-screen';
import { withoutLocale } from './logged-path';

/** The parts of the product beside the screens that answer requests of their own. */
const BESIDE = new Set(['assets', 'images', 'places', 'webhooks', 'dev', 'sandbox', 'healthz', 'readyz', 'metrics']);

/** The part of the product that answers at this path, as a metric names it: one of few, whatever the path is. */
export function areaOf(path: string): string {
  if (isApiPath(path)) return 'api';
  const all = segmentsOf(path);
  if (BESIDE.has(all[0] ?? '')) return all[0]!;
  const found = findScreen(withoutLocale(all));
  return found && !found.params.includes('*') ? found.screen.area : 'none';
}
