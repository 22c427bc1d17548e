// Traces: S5-023, S9-022
import { type Algorithm, hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { commonPasswords } from './common-passwords';
import { hashPassword, isOutdated, verifyPassword } from './password-hash';
import { brokenPasswordRules } from './password-rules';

describe('password rules', () => {
  it.each([
    ['', ['length', 'upper', 'lower', 'digit']],
    ['Rälsb8x', ['length']],
    ['Rälsb8xq', []],
    ['tre små grisar 3', ['upper']],
    ['TRE SMÅ GRISAR 3', ['lower']],
    ['Tre små grisar', ['digit']],
    ['Tre små grisar 3', []],
    ['Ålandshav7', []],
    [`Aa1${'x'.repeat(125)}`, []],
    [`Aa1${'x'.repeat(126)}`, ['length']],
    ['Password1', ['uncommon']],
    ['qWeRtY123', ['uncommon']],
    ['Sommar2027!', ['uncommon']],
    ['Lösenord1', ['uncommon']],
    ['Lo\u0308senord1', ['uncommon']],
  ])('%s breaks %j', (password, rules) => expect(brokenPasswordRules(password)).toEqual(rules));

  it('refuses each of the 3,000 commonest that the other rules let through, in any case', () => {
    expect(commonPasswords.size).toBe(3_000);
    for (const common of commonPasswords) {
      // With capitals, nothing else would refuse it.
      expect(common).toMatch(/^(?=.*[a-z])(?=.*\d).{8,}$/);
      expect(brokenPasswordRules(common)).toContain('uncommon');
      expect(brokenPasswordRules(common.toUpperCase())).toContain('uncommon');
    }
  });

  it("refuses the account's own names", () => {
    const owner = { username: 'annabus77', email: 'anna.berg77@demo.invalid' };
    expect(brokenPasswordRules('AnnaBus77', owner)).toEqual(['uncommon']);
    expect(brokenPasswordRules('Anna.Berg77', owner)).toEqual(['uncommon']);
    expect(brokenPasswordRules('Anna.Berg77 kör', owner)).toEqual([]);
  });
});

describe('password hash', () => {
  it('recognises the password, however it was composed, and no other', async () => {
    const stored = await hashPassword('Blå buss 42');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword(stored, 'Bla\u030a buss 42')).toBe(true);
    expect(await verifyPassword(stored, 'Blå buss 43')).toBe(false);
    expect(isOutdated(stored)).toBe(false);
  });

  it('covers every character as typed: case, spaces and the 128th count', async () => {
    const longest = `Aa1${'x'.repeat(125)}`;
    const stored = await hashPassword(longest);
    expect(await verifyPassword(stored, longest)).toBe(true);
    for (const other of [
      `${longest.slice(0, -1)}y`,
      longest.slice(0, -1),
      `${longest} `,
      ` ${longest}`,
      longest.toLowerCase(),
    ])
      expect(await verifyPassword(stored, other)).toBe(false);
  });

  it('is outdated when it was cheaper than today’s', async () => {
    const cost = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
    const made = (changes: object) => hash('Blå buss 42', { ...cost, ...changes });
    expect(isOutdated(await made({}))).toBe(false);
    expect(isOutdated(await made({ memoryCost: 8_192 }))).toBe(true);
    expect(isOutdated(await made({ timeCost: 1 }))).toBe(true);
  });

  it('takes as long without an account as with one, and says no', async () => {
    const stored = await hashPassword('Blå buss 42');
    await verifyPassword(null, 'warm up');
    const time = async (hash: string | null) => {
      const started = performance.now();
      expect(await verifyPassword(hash, 'Fel lösenord 1')).toBe(false);
      return performance.now() - started;
    };
    // In turns, and the shortest of each: other programs can only make a try longer.
    let [known, unknown] = [Infinity, Infinity];
    for (let turn = 0; turn < 7; turn++) {
      known = Math.min(known, await time(stored));
      unknown = Math.min(unknown, await time(null));
    }
    expect(Math.min(known, unknown) / Math.max(known, unknown)).toBeGreaterThan(0.2);
  });
});
