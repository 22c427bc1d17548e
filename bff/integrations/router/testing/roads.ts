import { createRouter, type Router } from '..';

let loaded: Router | undefined;

/** For tests: the real roads, loaded once for all files of a worker. No test changes them. */
export const roads = (): Router => (loaded ??= createRouter({ dataFolder: 'data/geo' }));
