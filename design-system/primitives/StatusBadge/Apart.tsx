import { useTextBrowser } from '@ds/support/text-browser';

/** Between a state and the words beside it, which only the state's colour and shape tell apart: «Canceled · One-way». */
export const Apart = () => (useTextBrowser() ? ' · ' : ' ');
