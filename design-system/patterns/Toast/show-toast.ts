import { secondLife } from '@ds/support/second-lives';
import type { ShownToast } from './toast-props';

/** The messages of a hydrated page and the region that shows them, from react-aria. Loaded for a page's first message. */
export const toastLife = secondLife(() => import('@ds/enhanced/Toast/toasts'));

let isWanted = false;
const listeners = new Set<() => void>();

/** Whether there has been a message yet: until then no region is needed. */
export const firstToast = {
  hasCome: () => isWanted,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/**
 * Shows a message in the corner of a hydrated page. It disappears after 5 s, or when it has been read slowly, unless hovered or focused; errors and messages with an action stay longer.
 * Rejects if its script cannot be loaded: the caller then shows the message in the page.
 */
export async function showToast(toast: ShownToast, beforehand?: () => void): Promise<void> {
  const { toasts } = await toastLife.load();
  isWanted = true;
  for (const listener of listeners) listener();
  beforehand?.();
  const stays = toast.tone === 'danger' || toast.action;
  toasts.add(toast, stays ? {} : { timeout: Math.max(5_000, toast.text.length * 100) });
}
