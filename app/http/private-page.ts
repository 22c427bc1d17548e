/** `headers` for pages about a person: no browser or proxy may keep them, so the back button shows nothing after a logout. */
export const privatePage = (): Record<string, string> => ({ 'cache-control': 'no-store' });
