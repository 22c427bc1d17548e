import { useTextBrowser } from '@ds/support/text-browser';

/** Between a state or a name and the words beside it, which only how they look tells apart: «Canceled · One-way». */
export const Apart = () => (useTextBrowser() ? ' · ' : ' ');
