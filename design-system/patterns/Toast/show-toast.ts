import { secondLife } from '@ds/support/second-lives';
import type { ToastProps } from './Toast';

export interface ShownToast {
  tone: ToastProps['tone'];
  text: string;
  /** One thing to do about it: undo, try again. */
  action?: { label: string; onPress: () => void } | undefined;
}

/** The messages of a page that lives, and the region that shows them: react-aria's. Loaded for the first message that a page has. */
export const toastLife = secondLife(() => import('@ds/enhanced/Toast/toasts'));

let isWanted = false;
const listeners = new Set<() => void>();

/** Whether there has been a message yet: before, no region is needed. */
export const firstToast = {
  hasCome: () => isWanted,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/**
 * Lays a message over a corner of a page that lives. It goes after 5 s unless it is pointed at; errors, and what can be acted on, stay longer.
 * Refuses where its script cannot be had: whoever has something to say then says it in the page.
 */
export async function showToast(toast: ShownToast, beforehand?: () => void): Promise<void> {
  const { toasts } = await toastLife.load();
  isWanted = true;
  for (const listener of listeners) listener();
  beforehand?.();
  const stays = toast.tone === 'danger' || toast.action;
  toasts.add(toast, stays ? {} : { timeout: 5_000 });
}
