import { useEffect } from 'react';
import { staysInSection } from './section-of';
import { transport } from './transport';
import { useGo } from './use-go';

/** The address that a GET form leads to, without empty fields. */
export function addressOf(form: HTMLFormElement, submitter?: HTMLElement | null): URL {
  const url = new URL(form.action);
  const asked = [...new FormData(form, submitter)].filter(
    (field): field is [string, string] => typeof field[1] === 'string' && field[1].trim() !== '',
  );
  url.search = new URLSearchParams(asked).toString();
  return url;
}

/** Follows a section's GET forms (search, filters) as its links are followed: the address contains the query. */
export function useSectionForms(): void {
  const go = useGo();
  useEffect(() => {
    const ask = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (event.defaultPrevented || form.method !== 'get' || transport.state().isOutdated) return;
      const url = addressOf(form, event.submitter);
      if (!staysInSection(location.pathname, url, location.origin)) return;
      event.preventDefault();
      go(url);
    };
    document.addEventListener('submit', ask);
    return () => document.removeEventListener('submit', ask);
  }, [go]);
}
