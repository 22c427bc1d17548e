import { SECOND } from '@bff/domain/shared/time';
import { logger } from '@bff/platform/logger';
import { positionStore } from './position.store';

type Listener = (at: Date) => void;

interface Watch {
  listeners: Set<Listener>;
  timer: NodeJS.Timeout;
}

const EVERY_MS = 5 * SECOND;
/** Of one process. Who comes too late still has a page that is refreshed. */
const MOST_LISTENERS = 1_000;

const watches = new Map<number, Watch>();
let listening = 0;

/**
 * Tells of new positions of a journey, whoever of the processes got them: one question in five seconds for each journey that somebody looks at,
 * however many look. Gives back how to stop; undefined when too many look already.
 */
export function watchPosition(journeyId: number, listener: Listener): (() => void) | undefined {
  if (listening >= MOST_LISTENERS) return undefined;
  listening++;
  const watch = watches.get(journeyId) ?? startWatch(journeyId);
  watch.listeners.add(listener);
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    listening--;
    watch.listeners.delete(listener);
    if (watch.listeners.size > 0) return;
    clearInterval(watch.timer);
    watches.delete(journeyId);
  };
}

function startWatch(journeyId: number): Watch {
  const listeners = new Set<Listener>();
  let told: number | undefined;
  const look = async () => {
    const at = (await positionStore.last(journeyId))?.at;
    if (at === undefined || at.getTime() === told) return;
    told = at.getTime();
    for (const listener of listeners) listener(at);
  };
  const timer = setInterval(() => {
    look().catch((error: unknown) => logger.warn({ err: error }, 'nobody could be told where a bus is'));
  }, EVERY_MS);
  timer.unref();
  const watch = { listeners, timer };
  watches.set(journeyId, watch);
  return watch;
}
