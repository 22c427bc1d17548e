import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/** Asks for the page's data again as soon as the server tells that an occupancy has changed. A hidden page asks when it is looked at again. */
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
      // What is being moved stays under the hand; the next change, or letting it go, brings the news.
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
