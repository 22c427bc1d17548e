import { NOT_KEPT } from '@bff/platform/cache-control';

/** `headers` for pages about a person: no browser or proxy may keep them, so the back button shows nothing after a logout. */
export const privatePage = (): Record<string, string> => ({ 'cache-control': NOT_KEPT });
