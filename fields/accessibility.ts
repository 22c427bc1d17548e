import { line } from './kinds';

/** A property of the catalogue: how it is called in each language. */
export const accessibilityProperty = { nameSv: line(80), nameEn: line(80) };
