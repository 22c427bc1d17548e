import { onceLoaded } from '@ds/support/once-loaded';

export interface ToastRegionProps {
  /** What the place is called for those who hear it («Meddelanden»). */
  label: string;
  closeLabel: string;
}

/** Where the messages of a page that lives appear: once in the frame. F6 leads there. Without scripts Toast is a banner in the page. */
export const ToastRegion = onceLoaded<ToastRegionProps>(() =>
  import('@ds/enhanced/Toast/toasts').then(({ EnhancedToastRegion }) => EnhancedToastRegion),
);
