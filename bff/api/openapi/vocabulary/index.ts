import { propertyMeanings } from './properties';
import { schemaMeanings } from './schemas';

/** The meaning of a property or parameter. Throws if the vocabulary lacks it: the document would leave its reader guessing. */
export function meaningOf(full: string, name: string): string {
  const meaning = propertyMeanings[full] ?? propertyMeanings[name];
  if (meaning === undefined) throw new Error(`the vocabulary of the API does not say what ${full} means`);
  return meaning;
}

export function meaningOfSchema(name: string): { description: string } {
  const description = schemaMeanings[name];
  if (description === undefined) throw new Error(`the vocabulary of the API does not say what ${name} stands for`);
  return { description };
}
