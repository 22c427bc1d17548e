import { line } from './kinds';

/** A property of the catalogue: its name in each language. */
export const accessibilityProperty = { nameSv: line(80), nameEn: line(80) };
