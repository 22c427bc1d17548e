import { email, line, optionalLine, orgNumber, phone } from './kinds';

/** A customer's contact. */
export const person = { name: line(), email, phone };
export const address = { street: optionalLine(200), postcode: optionalLine(12), city: optionalLine(100) };
export const corporate = { companyName: line(), orgNumber };
