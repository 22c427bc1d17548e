import { createContext, useContext } from 'react';

/** What the server knows of the page that it renders besides its data; in the browser (hydrated pages) nothing has gone wrong. */
export interface PageContext {
  status: number;
  /** The form that was sent is shown again with errors. */
  formHasErrors: boolean;
  /** A loader or action threw: an error page is shown. */
  failed: boolean;
}

const context = createContext<PageContext>({ status: 200, formHasErrors: false, failed: false });

export const PageContextProvider = context.Provider;
export const usePageContext = (): PageContext => useContext(context);

/** The kinds of error pages, by status. */
export function errorKind(status: number): 'notFound' | 'forbidden' | 'busy' | 'fault' {
  if (status === 404) return 'notFound';
  if (status === 403) return 'forbidden';
  return status === 503 ? 'busy' : 'fault';
}
