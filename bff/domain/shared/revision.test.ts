import { describe, expect, it } from 'vitest';
import { mustBeUnchanged, revisionOf } from './revision';

describe('revisionOf', () => {
  it('is the same for the same values in any order, and differs for other values', () => {
    const seen = revisionOf({ name: 'Anna', city: 'Gävle' });
    expect(revisionOf({ city: 'Gävle', name: 'Anna' })).toBe(seen);
    expect(revisionOf({ name: 'Anna', city: 'Gävle ' })).not.toBe(seen);
    expect(revisionOf({ name: 'Anna', city: null })).not.toBe(revisionOf({ name: 'Anna', city: 'null' }));
    expect(revisionOf({ a: 'bc' })).not.toBe(revisionOf({ ab: 'c' }));
  });

  it('refuses what has changed since, and compares nothing when nothing was shown', () => {
    const facts = { name: 'Anna' };
    expect(() => mustBeUnchanged(facts, revisionOf(facts))).not.toThrow();
    expect(() => mustBeUnchanged(facts, undefined)).not.toThrow();
    expect(() => mustBeUnchanged(facts, revisionOf({ name: 'Beda' }))).toThrow('input.changedMeanwhile');
  });
});
