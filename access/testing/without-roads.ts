import { beforeAll } from 'vitest';
import { provide } from '@bff/domain/shared/services';

/** The map of a trip is tested with the maps; without roads its page does without it. */
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
