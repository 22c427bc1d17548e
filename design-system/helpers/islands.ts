import type { Helper } from './helper';
import { listeners } from './listeners';

/** Fired on an island when React takes it over: helpers remove what they have added inside. */
export const ISLAND_WAKES = 'island-wakes';

/** The longest wait for a busy browser; one that cannot report being idle gets a short wait instead. */
const LONGEST_WAIT_MS = 4_000;
const MOMENT_MS = 300;

interface Device {
  connection?: { saveData?: boolean; effectiveType?: string } | undefined;
  deviceMemory?: number | undefined;
}

/** Whether device and network allow more than the plain form. A browser that does not say is assumed to. */
export function mayWake({ connection, deviceMemory = 8 }: Device, wantsLittleData: boolean): boolean {
  const isSlow = /(^|-)2g$/.test(connection?.effectiveType ?? '');
  return !wantsLittleData && connection?.saveData !== true && !isSlow && deviceMemory >= 1;
}

/** Calls back when the browser has nothing else to do; returns a function that cancels it. */
export function whenIdle(call: () => void, { requestIdleCallback, cancelIdleCallback }: Partial<Window>): () => void {
  if (requestIdleCallback && cancelIdleCallback) {
    const handle = requestIdleCallback(call, { timeout: LONGEST_WAIT_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(call, MOMENT_MS);
  return () => clearTimeout(timer);
}

/**
 * Hydrates the forms that React may take over (`data-island`), each from the script that it names, once the page is loaded and idle. The
 * server does not mark those that the visitor has turned off. `data-island-state` records the result: `asleep`, `awake`, or `failed`, which
 * leaves the plain form.
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
      // No network, or a deployment in between: nothing has been taken over yet.
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
