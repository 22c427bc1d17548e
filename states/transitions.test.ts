import { describe, expect, it } from 'vitest';
import { transitions } from './transitions';

describe('a state machine', () => {
  it('lists the allowed moves and its ends', () => {
    const door = transitions(
      { open: ['shut'], shut: ['open', 'walledUp'], walledUp: [] },
      { starts: ['shut'], ends: ['walledUp'] },
    );
    expect(door.allows('open', 'walledUp')).toBe(false);
    expect(door.allows('shut', 'walledUp')).toBe(true);
    expect([door.isEnd('walledUp'), door.isEnd('open')]).toEqual([true, false]);
    expect(door.states).toEqual(['open', 'shut', 'walledUp']);
  });

  it('refuses a state that leads only to itself and its like, and is never reached', () => {
    const islands = { a: ['b'], b: [], c: ['d'], d: ['c'] } as const;
    expect(() => transitions<'a' | 'b' | 'c' | 'd'>(islands, { starts: ['a'], ends: ['b'] })).toThrow(
      'state c cannot be reached',
    );
  });

  it('refuses an unknown target, an undeclared end, and a declared end with a way on', () => {
    expect(() => transitions<string>({ a: ['b'] }, { starts: ['a'], ends: [] })).toThrow('state b is not in the table');
    expect(() => transitions<string>({ a: ['b'], b: [] }, { starts: ['a'], ends: [] })).toThrow(
      'b is an end that is not declared',
    );
    expect(() => transitions<string>({ a: ['b'], b: ['a'] }, { starts: ['a'], ends: ['b'] })).toThrow(
      'b is declared an end and goes on',
    );
  });
});
