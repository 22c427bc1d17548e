import { createRouter, type Router } from '..';

let loaded: Router | undefined;

/** For tests: the real roads, loaded once for all files of a worker. They are data that no test changes. */
export const roads = (): Router => (loaded ??= createRouter({ dataFolder: 'data/geo' }));
