import { clock } from '@bff/platform/clock';
import { DAY } from '../shared/time';
import { imageStore } from './image.store';

/** For a scheduled job: deletes images that were replaced, or uploaded with a refused form. Returns how many. */
export const purgeImages = (): Promise<number> => imageStore.purge(new Date(clock.millis() - DAY));
