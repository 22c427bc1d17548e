import { useLocation, useRevalidator } from '@remix-run/react';
import { useEffect, useState } from 'react';

/** What an action answered. The router forgets it when the page's data is loaded anew; this does not, until one leaves the address. */
export function useLastAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const { key } = useLocation();
  const [last, setLast] = useState({ key, answer });
  if (last.key === key && (answer === undefined || answer === last.answer)) return last.answer;
  setLast({ key, answer });
  return answer;
}

/**
 * Asks for the page's data again after each refusal, as a document would have it: the router does not, and what is refused is so mostly
 * because of what has happened since the page was loaded, or is refused only in part.
 */
export function useFreshDataAfter(refusal: object | undefined): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (refusal) revalidate();
  }, [refusal, revalidate]);
}
