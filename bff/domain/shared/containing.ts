/** The pattern of a LIKE that finds a text anywhere; what was typed stands for itself. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
