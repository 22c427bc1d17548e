import { email, line, optionalLine, phone } from './kinds';

/** Whom a customer is reached by. */
export const person = { name: line(), email, phone };
export const address = { street: optionalLine(200), postcode: optionalLine(12), city: optionalLine(100) };
/** The organisation number is the domain's to check: it takes several written forms. */
export const corporate = { companyName: line(), orgNumber: line(40) };
