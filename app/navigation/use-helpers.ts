import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect } from 'react';

/** Tells the small scripts (design-system/helpers) of every page that is shown, and of one that an action has answered anew. */
export function useHelpers(): void {
  const { key } = useLocation();
  const isIdle = useNavigation().state === 'idle';
  useEffect(() => {
    if (!isIdle) return;
    document.dispatchEvent(new Event('page-shown'));
    return () => void document.dispatchEvent(new Event('page-hidden'));
  }, [key, isIdle]);
}
