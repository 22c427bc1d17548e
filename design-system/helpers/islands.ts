import type { Helper } from './helper';
import { listeners } from './listeners';

/** Said of an island when React takes it over: helpers let go of what they have added inside. */
export const ISLAND_WAKES = 'island-wakes';

/** After this long it wakes up although the browser is busy; where a browser cannot say that it is idle, it waits a moment. */
const LONGEST_WAIT_MS = 4_000;
const MOMENT_MS = 300;

interface Device {
  connection?: { saveData?: boolean; effectiveType?: string } | undefined;
  deviceMemory?: number | undefined;
}

/** Whether device and network allow more than the plain form. A browser that does not say is taken to allow it. */
export function mayWake({ connection, deviceMemory = 8 }: Device, wantsLittleData: boolean): boolean {
  const isSlow = /(^|-)2g$/.test(connection?.effectiveType ?? '');
  return !wantsLittleData && connection?.saveData !== true && !isSlow && deviceMemory >= 1;
}

/** Calls when the browser has nothing else to do; gives back how to call it off. */
export function whenIdle(call: () => void, { requestIdleCallback, cancelIdleCallback }: Partial<Window>): () => void {
  if (requestIdleCallback && cancelIdleCallback) {
    const handle = requestIdleCallback(call, { timeout: LONGEST_WAIT_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(call, MOMENT_MS);
  return () => clearTimeout(timer);
}

/**
 * Wakes the forms that React may take over (`data-island`): after the page is loaded and idle, each from the script that it names. What the
 * visitor turned off the server has not marked. `data-island-state` says what became of it: `asleep`, `awake`, or `failed`, and then it is
 * the plain form still.
 */
export const wakeIslands: Helper = (root) => {
  const islands = [...root.querySelectorAll<HTMLElement>('[data-island]:not([data-island-state])')];
  if (islands.length === 0) return () => {};
  const wake = async (island: HTMLElement) => {
    try {
      const script = (await import(/* @vite-ignore */ island.dataset['islandScript'] ?? '')) as {
        load: (island: HTMLElement) => Promise<() => void>;
      };
      const takeOver = await script.load(island);
      island.dispatchEvent(new Event(ISLAND_WAKES, { bubbles: true }));
      takeOver();
    } catch {
      // No network, or a deployment in between: nothing was taken over yet.
      island.dataset['islandState'] = 'failed';
    }
  };
  const { signal, stop } = listeners();
  let callOff = () => {};
  const start = () => {
    callOff = whenIdle(() => islands.forEach((island) => void wake(island)), window);
  };
  if (!mayWake(navigator as Device, matchMedia('(prefers-reduced-data: reduce)').matches))
    for (const island of islands) island.dataset['islandState'] = 'asleep';
  else if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true, signal });
  return () => {
    stop();
    callOff();
  };
};
