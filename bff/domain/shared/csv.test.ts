import { describe, expect, it } from 'vitest';
import { parseCsv } from './csv';

describe('parseCsv', () => {
  it('reads rows by column name', () => {
    expect(parseCsv('id,name\r\n1,Åre\n2,Örebro\n')).toEqual([
      { id: '1', name: 'Åre' },
      { id: '2', name: 'Örebro' },
    ]);
  });

  it('reads quoted cells with commas, quotes and line breaks', () => {
    expect(parseCsv('a,b\n"x, ""y""","line\nbreak"')).toEqual([{ a: 'x, "y"', b: 'line\nbreak' }]);
  });

  it('keeps empty cells, including the last', () => {
    expect(parseCsv('a,b,c\n,2,\n1,,')).toEqual([
      { a: '', b: '2', c: '' },
      { a: '1', b: '', c: '' },
    ]);
  });

  it('refuses a stray quote', () => {
    expect(() => parseCsv('a,b\nx"y,2')).toThrow('malformed CSV');
  });
});
