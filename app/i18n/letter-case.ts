/** At the beginning of a line. */
export const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Within a sentence: `toalett`. Names and abbreviations stay as they are: `Wi-Fi`, `USB-uttag`, `Euro 6`. */
export const withinSentence = (text: string): string =>
  /^\p{Lu}[^\p{Lu}\d]*$/u.test(text) ? text.slice(0, 1).toLowerCase() + text.slice(1) : text;
