import { useNavigate } from '@remix-run/react';
import { useCallback } from 'react';
import { wayTo } from './section-of';
import { transport } from './transport';

/** Goes to a page of the section, as soon as there is a network. */
export function useGo(): (url: URL) => void {
  const navigate = useNavigate();
  return useCallback(
    (url) => void transport.whenOnline(() => navigate(url.pathname + url.search + url.hash, wayTo(url))),
    [navigate],
  );
}
