/** What was typed stands for itself in a LIKE. */
const plain = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The pattern of a LIKE that finds a text anywhere. */
export const containing = (text: string): string => `%${plain(text)}%`;

/** The pattern of a LIKE that finds what begins with a text. */
export const beginningWith = (text: string): string => `${plain(text)}%`;
