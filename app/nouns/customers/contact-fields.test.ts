import { describe, expect, it } from 'vitest';
import { contactFields, othersContactFields } from './contact-fields';

const tokensOf = (fields: Readonly<Record<string, { autoComplete?: string }>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, { autoComplete }]) => [name, autoComplete]));

describe('what the browser fills in of a customer’s record', () => {
  it('is the reader’s own in their own form, each in its field of one line', () => {
    expect(tokensOf(contactFields)).toEqual({
      companyName: 'organization',
      orgNumber: undefined,
      name: 'name',
      email: 'email',
      // The phone field's own is tel.
      phone: undefined,
      street: 'address-line1',
      postcode: 'postal-code',
      city: 'address-level2',
    });
  });

  it('is nothing where somebody else fills it in, in the same order', () => {
    expect(Object.keys(othersContactFields)).toEqual(Object.keys(contactFields));
    const { orgNumber, ...asked } = tokensOf(othersContactFields);
    expect(orgNumber).toBeUndefined();
    expect(new Set(Object.values(asked))).toEqual(new Set(['off']));
  });
});
