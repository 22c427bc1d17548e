import { useSyncExternalStore } from 'react';
import { useLoaded } from '@ds/support/once-loaded';
import { useScripts } from '@ds/support/use-scripts';
import { firstToast, toastLife } from './show-toast';

export interface ToastRegionProps {
  /** What the place is called for those who hear it («Meddelanden»). */
  label: string;
  closeLabel: string;
}

/**
 * Where the messages of a page that lives appear: once in the frame, from the first message on. F6 leads there. Without scripts Toast is a
 * banner in the page.
 */
export function ToastRegion(props: ToastRegionProps) {
  const isNeeded = useSyncExternalStore(firstToast.subscribe, firstToast.hasCome, () => false);
  const isAlive = useScripts() && isNeeded;
  const loaded = useLoaded(toastLife, isAlive);
  return isAlive && loaded ? <loaded.EnhancedToastRegion {...props} /> : null;
}
