import { useSyncExternalStore } from 'react';
import { useLoaded } from '@ds/support/once-loaded';
import { useScripts } from '@ds/support/use-scripts';
import { firstToast, toastLife } from './show-toast';
import type { ToastRegionProps } from './toast-props';

/**
 * Where messages appear on a hydrated page: once in the frame, from the first message on. F6 reaches it. Without scripts Toast is a banner
 * in the page.
 */
export function ToastRegion(props: ToastRegionProps) {
  const isNeeded = useSyncExternalStore(firstToast.subscribe, firstToast.hasCome, () => false);
  const isAlive = useScripts() && isNeeded;
  const loaded = useLoaded(toastLife, isAlive);
  return isAlive && loaded ? <loaded.EnhancedToastRegion {...props} /> : null;
}
