import type { ToastProps } from './Toast';

export interface ShownToast {
  tone: ToastProps['tone'];
  text: string;
  /** One thing to do about it: undo, try again. */
  action?: { label: string; onPress: () => void } | undefined;
}

/** Lays a message over a corner of a page that lives. It goes after 5 s unless it is pointed at; errors, and what can be acted on, stay longer. */
export async function showToast(toast: ShownToast, beforehand?: () => void): Promise<void> {
  const { toasts } = await import('@ds/enhanced/Toast/toasts');
  beforehand?.();
  const stays = toast.tone === 'danger' || toast.action;
  toasts.add(toast, stays ? {} : { timeout: 5_000 });
}
