/** In lynx, like a list's: a row on several lines and the next one begin in the same column. */
export const ROW_BEGINS = '* ';
