export type ToastTone = 'success' | 'danger' | 'info';

/** A message on a hydrated page. */
export interface ShownToast {
  tone: ToastTone;
  text: string;
  /** One action to take: undo, try again. */
  action?: { label: string; onPress: () => void } | undefined;
}

export interface ToastRegionProps {
  /** The region's name for screen readers («Meddelanden»). */
  label: string;
  closeLabel: string;
}
