import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { email, line, oneOf, someOf, wholeNumber } from '#fields/kinds';
import { textOfFile } from './file-text.server';
import { importRows, type SheetColumn } from './import-rows.server';

const schema = z.object({
  name: line(10).schema,
  contact: email.schema,
  language: oneOf(['sv', 'en']).schema,
  payments: someOf(['card', 'invoice']).schema,
  days: wholeNumber({ most: 90 }).schema,
});
const words = (...pairs: (readonly [string, string])[]) => new Map(pairs);
const column = (field: string, titles: string[], more: Partial<SheetColumn> = {}): SheetColumn => ({
  field,
  titles,
  isList: false,
  ...more,
});
const columns = [
  column('name', ['Namn', 'Name']),
  column('contact', ['E-post', 'Email']),
  column('language', ['Språk'], { values: words(['sv', 'sv'], ['svenska', 'sv'], ['en', 'en']) }),
  column('payments', ['Betalning'], { isList: true, values: words(['kort', 'card'], ['faktura', 'invoice']) }),
  column('days', ['Dagar']),
];
const read = (text: string, mostRows = 5) =>
  importRows(text, { columns, schema: () => schema, key: 'name', name: 'name', mostRows });
const HEAD = 'Namn;E-post;Språk;Betalning;Dagar';

describe('importRows', () => {
  it('reads headings and words of any language, separated by semicolons, commas or tabs', () => {
    const lines = ['\uFEFFEMAIL;name;språk;Betalning;days;Färg', 'a@b.se;" A;B ";Svenska;"Kort; faktura";30;röd', ''];
    const rows = [{ row: 2, name: 'A;B', value: { name: 'A;B', contact: 'a@b.se', language: 'sv', payments: ['card', 'invoice'], days: 30 } }]; // prettier-ignore
    expect(read(lines.join('\r\n'))).toEqual({ rows, unread: ['Färg'] });
    expect(read('name,contact,språk,betalning,dagar\nKommun,a@b.se,en,kort|faktura,1').rows?.[0]?.value?.days).toBe(1);
    expect(read('name\tcontact\tspråk\tbetalning\tdagar\nKommun\ta@b.se\ten\t\t1').rows?.[0]?.value?.payments).toEqual([]); // prettier-ignore
  });

  it("reports what is wrong as forms do, with the row's number in a spreadsheet", () => {
    const { rows } = read(`${HEAD}\n\nKommun;nobody;tyska;;91\n"Två\nrader";a@b.se;sv;;1\nkom-mun;a@b.se;sv;;1`);
    expect(rows?.map(({ row, errors }) => [row, errors])).toEqual([
      [3, { contact: ['forms.email'], language: ['forms.noSuchChoice,tyska'], days: ['forms.atMost,90'] }],
      [4, { name: ['forms.invalid'] }],
      [5, { name: ['forms.rowTwice,3'] }],
    ]);
  });

  it.each([
    ['', 'forms.columnsMissing,Namn / E-post / Språk / Betalning / Dagar'],
    ['Namn;E-post\na;b', 'forms.columnsMissing,Språk / Betalning / Dagar'],
    [`${HEAD}\n;;;;\n`, 'forms.rowsMissing'],
    [`${HEAD}\n${'a;b;c;d;e\n'.repeat(6)}`, 'forms.tooManyRows,5'],
    [`${HEAD}\n"a;b;c;d;e\na;b;c;d;e`, 'forms.fileUnreadable'],
  ])('refuses the whole file: %j', (text, fault) => {
    expect(read(text)).toEqual({ fault });
  });

  it('does not read a hundred thousand lines to the end', () => {
    const started = performance.now();
    expect(read(`${HEAD}\n${'a;b;c;d;e\n'.repeat(100_000)}`).fault).toBe('forms.tooManyRows,5');
    expect(read(`${HEAD}\n${'\n'.repeat(100_000)}`).fault).toBeDefined();
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  it('refuses one huge cell as too long, without repeating it', () => {
    const [row] = read(`${HEAD}\n${'x'.repeat(400_000)};a@b.se;${'y'.repeat(1_000)};;1`).rows!;
    expect(row?.errors?.['name']).toEqual(['forms.tooLong,10']);
    expect(JSON.stringify(row).length).toBeLessThan(500);
  });

  it('restores a cell that was escaped so as not to be a formula', () => {
    expect(read(`${HEAD}\n'=1+1;a@b.se;sv;;1`).rows?.[0]?.value?.name).toBe('=1+1');
  });
});

describe('textOfFile', () => {
  const fileOf = (bytes: Uint8Array) => textOfFile({ size: bytes.length, bytes: () => Promise.resolve(bytes) });
  it.each([
    ['UTF-8', Buffer.from('Åre;ö')],
    ['Windows-1252', Buffer.from('Åre;ö', 'latin1')],
    ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Åre;ö', 'utf16le')])],
  ])('reads %s', async (_, bytes) => {
    expect(await fileOf(bytes)).toEqual({ text: 'Åre;ö' });
  });
  it.each([
    ['zero bytes', Buffer.from('Namn\0;x')],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x01])],
  ])('refuses %s', async (_, bytes) => {
    expect(await fileOf(bytes)).toEqual({ fault: 'forms.fileUnreadable' });
  });
  it('accepts 512 kB', async () => {
    expect(await fileOf(Buffer.alloc(512 * 1024 + 1, 'a'))).toEqual({ fault: 'forms.fileTooLarge,512' });
  });
});
