import { email, line, optionalLine, phone } from './kinds';

/** A customer's contact. */
export const person = { name: line(), email, phone };
export const address = { street: optionalLine(200), postcode: optionalLine(12), city: optionalLine(100) };
/** The domain checks the organisation number: it accepts several written forms. */
export const corporate = { companyName: line(), orgNumber: line(40) };
