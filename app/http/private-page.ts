/** `headers` of pages about a person: no browser or proxy keeps them, so the back button after a logout shows nothing. */
export const privatePage = (): Record<string, string> => ({ 'cache-control': 'no-store' });
