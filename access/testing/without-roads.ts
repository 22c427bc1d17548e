import { beforeAll } from 'vitest';
import { provide } from '@bff/domain/shared/services';

/** The maps have tests of their own; without roads a trip's page omits its map. */
export function withoutRoads(): void {
  beforeAll(() =>
    provide({
      router: {
        name: 'embedded',
        route: () => Promise.reject(new Error('out of reach')),
        reach: () => Promise.resolve([]),
      },
    }),
  );
}
