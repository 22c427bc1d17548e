/**
 * Words before a time or an amount, and the space between in the same text: Chromium leaves a text that is only a space out of the name of
 * a cell, a link or a button.
 */
export const WordsBefore = ({ children }: { children: string }) => `${children} `;
