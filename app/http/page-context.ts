import { createContext, useContext, useEffect } from 'react';

/** What is known about the current page besides its data. */
export interface PageContext {
  status: number;
  /** The submitted form is shown again with errors. */
  formHasErrors: boolean;
  /** What the page is after a form was sent, if its answer says so; otherwise the `title` of its loader data. */
  title?: string | undefined;
  /** A loader or action threw: an error page is shown. */
  failed: boolean;
}

interface SharedContext extends PageContext {
  /** In the browser: a part of the page reports its state, for the page's title. */
  report?: (change: Partial<PageContext>) => void;
}

export const plainPage: PageContext = { status: 200, formHasErrors: false, failed: false };
const context = createContext<SharedContext>(plainPage);

export const PageContextProvider = context.Provider;
export const usePageContext = (): PageContext => useContext(context);

/** While the part is shown, even on a page that came without a new document. */
export function useReport(part: 'failed' | 'formHasErrors', isSo: boolean, status = 200): void {
  const { report } = useContext(context);
  useEffect(() => {
    if (!isSo || !report) return;
    report({ [part]: true, status });
    return () => report({ [part]: false, status: 200 });
  }, [report, part, isSo, status]);
}

/** The kinds of error pages, by status. What is refused can be answered neither now nor later: it is no fault of ours. */
export function errorKind(status: number): 'notFound' | 'forbidden' | 'refused' | 'busy' | 'fault' {
  if (status === 404) return 'notFound';
  if (status === 403) return 'forbidden';
  if (status < 500) return 'refused';
  return status === 503 ? 'busy' : 'fault';
}
