import { EmbeddedRouter } from './embedded';
import { OsrmRouter } from './osrm';
import type { Router } from './port';

export type * from './port';

/** OSRM if configured, else the road graph of the data folder (`data/geo`), loaded synchronously (about 0.15 s). */
export function createRouter({ osrmUrl, dataFolder }: { osrmUrl?: string | undefined; dataFolder: string }): Router {
  return osrmUrl ? new OsrmRouter({ url: osrmUrl, dataFolder }) : new EmbeddedRouter(dataFolder);
}
