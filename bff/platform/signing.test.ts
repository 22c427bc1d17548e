import { describe, expect, it, test } from 'vitest';
import { conceal, keyFor, reveal, seal, unseal } from './signing';

const TEXT = '{"total":12500,"stop":"Gävle"}';
/** Every text that differs from this one in one letter. */
const changed = (text: string): string[] =>
  [...text].map((letter, at) => text.slice(0, at) + (letter === 'A' ? 'B' : 'A') + text.slice(at + 1));
const OTHERS = ['', '.', 'x', 'a.b', '…', 'A'.repeat(200)];

describe('a key', () => {
  it('belongs to one use, and has 256 bits', () => {
    expect(keyFor('one')).toHaveLength(32);
    expect(keyFor('one').equals(keyFor('one'))).toBe(true);
    expect(keyFor('one').equals(keyFor('other'))).toBe(false);
  });
});

describe('a sealed text', () => {
  const sealed = seal('one', TEXT);

  it('opens only for the use it was sealed for', () => {
    expect(unseal('one', sealed)).toBe(TEXT);
    expect(unseal('other', sealed)).toBeUndefined();
  });

  test.each([...OTHERS, `${sealed}.`, `${sealed}.x`, sealed.slice(0, -3)])('is not %j', (text) =>
    expect(unseal('one', text)).toBeUndefined(),
  );

  test.each([1, 2, 3])('rejects letters appended to it, whatever its length (%i)', (length) => {
    const text = seal('one', 'x'.repeat(length));
    expect([`${text}x`, `${text}=`, `${text}\n`].map((other) => unseal('one', other))).toEqual(
      Array(3).fill(undefined),
    );
  });

  it('rejects any change of its text', () => {
    const [body = '', signature = ''] = sealed.split('.');
    expect(changed(body).filter((other) => unseal('one', `${other}.${signature}`) !== undefined)).toEqual([]);
  });
});

describe('a concealed text', () => {
  const concealed = conceal('one', TEXT);

  it('opens only for the use it was concealed for, and cannot be read on the way', () => {
    expect(reveal('one', concealed)).toBe(TEXT);
    expect(reveal('other', concealed)).toBeUndefined();
    expect(Buffer.from(concealed, 'base64url').toString('latin1')).not.toContain('total');
    expect(conceal('one', TEXT)).not.toBe(concealed);
  });

  test.each([...'123456'].map(Number))('rejects letters appended to it, whatever its length (%i)', (length) => {
    const text = conceal('one', 'abcdef'.slice(0, length));
    expect([`${text}x`, `${text}=`, `${text}\n`].map((other) => reveal('one', other))).toEqual(
      Array(3).fill(undefined),
    );
  });

  it('rejects a change in any place', () => {
    const bytes = Buffer.from(concealed, 'base64url');
    const accepted = [...bytes.keys()].filter((at) => {
      const other = Buffer.from(bytes);
      other[at] = bytes[at]! ^ 1;
      return reveal('one', other.toString('base64url')) !== undefined;
    });
    expect(accepted).toEqual([]);
  });

  test.each([...OTHERS, concealed.slice(0, -4), `${concealed}AAAA`])('is not %j', (text) =>
    expect(reveal('one', text)).toBeUndefined(),
  );
});
