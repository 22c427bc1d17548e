/** Escapes the text for a LIKE. */
const plain = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** A LIKE pattern that matches the text anywhere. */
export const containing = (text: string): string => `%${plain(text)}%`;

/** A LIKE pattern that matches the text at the beginning. */
export const beginningWith = (text: string): string => `${plain(text)}%`;
