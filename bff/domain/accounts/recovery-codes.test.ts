import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { keyFor } from '@bff/platform/signing';
import { newRecoveryCodes, RECOVERY_CODES, recoveryCodeHash } from './recovery-codes';

describe('recovery codes', () => {
  it('are ten, different, in groups that can be read aloud', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(RECOVERY_CODES);
    for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/);
  });

  it('are the same however they are typed, and different for each user', () => {
    const hash = recoveryCodeHash(1, '0123-4567-89ab-cdef');
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    for (const typed of ['0123456789ABCDEF', ' 0123 4567 89ab cdef ', 'OI23-4567-89AB-CDEF', 'ol23-4567-89ab-cdef'])
      expect(recoveryCodeHash(1, typed)).toBe(hash);
    expect(recoveryCodeHash(2, '0123-4567-89ab-cdef')).not.toBe(hash);
  });

  it('are hashed with a key of the installation: the hashes alone do not allow guessing codes', () => {
    const [stored, text] = [recoveryCodeHash(1, '0123-4567-89ab-cdef'), '1:0123456789abcdef'];
    expect(stored).toBe(createHmac('sha256', keyFor('recovery-codes')).update(text).digest('hex'));
    expect(stored).not.toBe(createHash('sha256').update(text).digest('hex'));
  });

  test.each(['', '123456', '0123-4567-89ab-cde', '0123-4567-89ab-cdefg', '0123-4567-89ab-cdeu', 'é'.repeat(16)])(
    'are not %j',
    (typed) => expect(recoveryCodeHash(1, typed)).toBeUndefined(),
  );
});
