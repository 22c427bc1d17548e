import { inflateSync } from 'node:zlib';

/**
 * The text of one of our PDFs in the order it was written, a line per piece of text: a small reader for tests. Follows the fonts' ToUnicode
 * tables, so it finds what a screen reader or a copy would find.
 */
export function pdfText(pdf: Buffer): string {
  const objects = readObjects(pdf);
  const fonts = new Map<string, Map<number, string>>();
  for (const body of objects.values()) {
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1];
      if (unicode) fonts.set(name, readUnicodeMap(objects.get(unicode) ?? ''));
    }
  }
  const lines: string[] = [];
  for (const body of objects.values()) {
    let font: Map<number, string> | undefined;
    for (const token of body.matchAll(/\/(F\d+) [\d.]+ Tf|\[((?:<[0-9a-f]*>|[-\d.\s])*)\] TJ/g)) {
      if (token[1]) font = fonts.get(token[1]);
      else if (font) lines.push(decoded(token[2] ?? '', font));
    }
  }
  return lines.join('\n');
}

/** What is drawn, as the PDF's own commands. */
export const pdfDrawing = (pdf: Buffer): string => [...readObjects(pdf).values()].join('\n');

/** Object number → dictionary and decompressed stream. */
function readObjects(pdf: Buffer): Map<string, string> {
  const source = pdf.toString('latin1');
  const objects = new Map<string, string>();
  for (const match of source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, id = '', body = ''] = match;
    const start = body.indexOf('stream\n');
    if (start < 0 || !body.includes('/FlateDecode')) objects.set(id, body);
    else {
      const packed = Buffer.from(body.slice(start + 'stream\n'.length, body.lastIndexOf('\nendstream')), 'latin1');
      objects.set(id, `${body.slice(0, start)}${inflateSync(packed).toString('latin1')}`);
    }
  }
  return objects;
}

function readUnicodeMap(table: string): Map<number, string> {
  const map = new Map<number, string>();
  for (const [, from = '', , values = ''] of table.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/g)) {
    for (const [at, [, hex = '']] of [...values.matchAll(/<([0-9a-f ]*)>/g)].entries()) {
      const units = hex.replaceAll(' ', '').match(/.{4}/g) ?? [];
      map.set(parseInt(from, 16) + at, String.fromCharCode(...units.map((unit) => parseInt(unit, 16))));
    }
  }
  return map;
}

const decoded = (pieces: string, font: Map<number, string>): string =>
  [...pieces.matchAll(/<([0-9a-f]*)>/g)]
    .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    .map((glyph) => font.get(parseInt(glyph, 16)) ?? '\ufffd')
    .join('');
