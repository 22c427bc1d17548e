import { describe, expect, it } from 'vitest';
import { parseCsv } from './csv';
import { readCell, writeCsv } from './write-csv';

describe('writeCsv', () => {
  it('starts with a byte order mark and ends lines with CRLF', () => {
    expect(writeCsv([['a', 1], [null, 'b']], { separator: ',' })).toBe('\uFEFFa,1\r\n,b\r\n'); // prettier-ignore
  });

  it('quotes cells that would break a row', () => {
    const text = 'one, "two"\nthree;';
    expect(writeCsv([['x', 'y'], [text, 'z']], { separator: ',' })).toContain('"one, ""two""\nthree;",z'); // prettier-ignore
    const [row] = parseCsv<'x' | 'y'>(writeCsv([['x', 'y'], [text, 'å']], { separator: ',' })); // prettier-ignore
    expect(row).toEqual({ x: text, y: 'å' });
    expect(writeCsv([['a;b']], { separator: ';' })).toBe('\uFEFF"a;b"\r\n');
  });

  it.each(['=1+1', '+46 70', '-2', '@SUM(A1)', '\tx', '\rx', '  =cmd'])(
    'writes %j as text, not as a formula',
    (text) => {
      const written = writeCsv([[text]], { separator: ',' });
      expect(written.replace(/^\uFEFF"?/, '').startsWith("'")).toBe(true);
    },
  );

  it.each(['=1+1', "'=1+1", "''-2", "'tis", '  @x', 'a'])('reads %j back as it was', (text) => {
    const [row] = parseCsv<'x'>(writeCsv([['x'], [text]], { separator: ',' }));
    expect(readCell(row!.x)).toBe(text);
  });

  it('leaves harmless text and numbers alone', () => {
    expect(writeCsv([['Åre – Umeå', -5, 'a=b']], { separator: ',' })).toBe('\uFEFFÅre – Umeå,-5,a=b\r\n');
  });
});
