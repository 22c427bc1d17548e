import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/** Reloads the page's data as soon as the server reports a changed occupancy. A hidden page reloads when it is looked at again. */
export function useLiveOccupancy(address: string): void {
  const { revalidate } = useRevalidator();
  const again = useRef(revalidate);
  useEffect(() => {
    again.current = revalidate;
  }, [revalidate]);
  useEffect(() => {
    let seen: string | undefined;
    let isLate = false;
    const ask = () => {
      isLate = document.hidden;
      // A bar being moved is left alone; the next change, or releasing it, reloads the data.
      if (!isLate && !document.querySelector('[data-moving]')) again.current();
    };
    const source = new EventSource(address);
    source.onmessage = ({ data }: MessageEvent<string>) => {
      if (seen !== undefined && seen !== data) ask();
      seen = data;
    };
    const onShown = () => (isLate ? ask() : undefined);
    document.addEventListener('visibilitychange', onShown);
    return () => {
      source.close();
      document.removeEventListener('visibilitychange', onShown);
    };
  }, [address]);
}
