import { useLocation, useRevalidator } from '@remix-run/react';
import { useEffect, useState } from 'react';

/** An action's response. The router forgets it when the page's data is reloaded; this keeps it until the address changes. */
export function useLastAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const { key } = useLocation();
  const [last, setLast] = useState({ key, answer });
  if (last.key === key && (answer === undefined || answer === last.answer)) return last.answer;
  setLast({ key, answer });
  return answer;
}

/**
 * Reloads the page's data after each refusal, as a new document would. The router does not, but a refusal is usually due to something that
 * happened since the page was loaded, or is only partial.
 */
export function useFreshDataAfter(refusal: object | undefined): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (refusal) revalidate();
  }, [refusal, revalidate]);
}
