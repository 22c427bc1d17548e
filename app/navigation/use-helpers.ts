import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect } from 'react';

/** Tells the small scripts (design-system/helpers) about every page shown, and every page that an action has updated. */
export function useHelpers(): void {
  const { key } = useLocation();
  const isIdle = useNavigation().state === 'idle';
  useEffect(() => {
    if (!isIdle) return;
    document.dispatchEvent(new Event('page-shown'));
    return () => void document.dispatchEvent(new Event('page-hidden'));
  }, [key, isIdle]);
}
