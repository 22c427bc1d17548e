import { createRequire } from 'node:module';
import { openSync } from 'fontkit';
import PDFDocument from 'pdfkit';
import { BRAND_AMBER, BRAND_GREEN, BRAND_SIGN } from '@formats';
import type { Language } from '../shared/actor';

const MARGIN = 56;
const SIZE = { title: 22, brand: 16, heading: 13, text: 10.5, small: 9 } as const;
const LINE_GAP = 1.5;
const INK = '#12201a';
const SOFT = '#3b4b43';
const LINE = '#9aa8a0';
/** Across the top of the first page: the logo and the name on the product's green. */
const HEAD = { height: 72, sign: 36, stripe: 3 } as const;

const require = createRequire(import.meta.url);
const fontFile = (subset: 'latin' | 'latin-ext', weight: 400 | 700): string =>
  require.resolve(
    `@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-${subset}-${weight}-normal.woff`,
  );

/** The brand's font comes in two files; everything Swedish is in the first. */
const FONTS = {
  regular: ['regular', 'regular-extended'],
  bold: ['bold', 'bold-extended'],
} as const;
const WEIGHTS = { regular: 400, bold: 700 } as const;
const SUBSETS = ['latin', 'latin-ext'] as const;
type Weight = keyof typeof FONTS;

export interface PageSetting {
  title: string;
  language: Language;
  author: string;
  createdAt: Date;
}

const lettersOf = new Map<string, (codePoint: number) => boolean>();

/** Whether a font file has a letter: read once by the library that draws it. */
function hasLetter(weight: Weight, index: 0 | 1, codePoint: number): boolean {
  const file = fontFile(SUBSETS[index], WEIGHTS[weight]);
  let has = lettersOf.get(file);
  if (!has) {
    const font = openSync(file);
    if (!('hasGlyphForCodePoint' in font)) throw new Error(`a collection of fonts, not one: ${file}`);
    has = (point) => font.hasGlyphForCodePoint(point);
    lettersOf.set(file, has);
  }
  return has(codePoint);
}

/** An A4 page in the brand's font, written from top to bottom and tagged with its structure, so that it can be read aloud. */
export class PdfPage {
  private readonly document: PDFKit.PDFDocument;
  private readonly structure: PDFKit.PDFStructureElement;
  private readonly written: Promise<Buffer>;

  constructor({ title, language, author, createdAt }: PageSetting) {
    this.document = new PDFDocument({
      size: 'A4',
      margin: MARGIN,
      pdfVersion: '1.7',
      tagged: true,
      lang: language,
      displayTitle: true,
      bufferPages: true,
      info: { Title: title, Author: author, Creator: author, CreationDate: createdAt, ModDate: createdAt },
    });
    for (const weight of ['regular', 'bold'] as const)
      for (const index of [0, 1] as const)
        this.document.registerFont(FONTS[weight][index], fontFile(SUBSETS[index], WEIGHTS[weight]));
    this.structure = this.document.struct('Document');
    this.document.addStructure(this.structure);
    const chunks: Buffer[] = [];
    this.written = new Promise((resolve, reject) => {
      this.document.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.document.on('end', () => resolve(Buffer.concat(chunks)));
      this.document.on('error', reject);
    });
  }

  title(brand: string, text: string): void {
    this.head(brand);
    this.element('H1', () => this.write(text, { weight: 'bold', size: SIZE.title }));
    this.document.moveDown(0.4);
  }

  private head(brand: string): void {
    const { left, width } = this.frame();
    const paper = this.document.page.width;
    const top = (HEAD.height - HEAD.sign) / 2;
    this.document.markContent('Artifact', { type: 'Layout' });
    this.document.rect(0, 0, paper, HEAD.height).fill(BRAND_GREEN);
    this.document.rect(0, HEAD.height, paper, HEAD.stripe).fill(BRAND_AMBER);
    this.document.save();
    this.document.translate(left, top).scale(HEAD.sign / 32);
    for (const { d, fill, stroke, strokeWidth = 0 } of BRAND_SIGN) {
      this.document.path(d).lineWidth(strokeWidth);
      if (fill && stroke) this.document.fillAndStroke(fill, stroke);
      else if (fill) this.document.fill(fill);
      else this.document.stroke(stroke);
    }
    this.document.restore();
    this.document.endMarkedContent();
    const nameAt = left + HEAD.sign + 12;
    this.element('P', () =>
      this.write(brand, {
        weight: 'bold',
        size: SIZE.brand,
        color: '#ffffff',
        x: nameAt,
        y: HEAD.height / 2 - SIZE.brand * 0.6,
        width: width - (nameAt - left),
      }),
    );
    this.document.x = left;
    this.document.y = HEAD.height + 28;
  }

  heading(text: string): void {
    // A heading is never alone at the foot of a page.
    this.makeRoom(70);
    this.space();
    this.element('H2', () => this.write(text, { weight: 'bold', size: SIZE.heading }));
    this.rule();
  }

  space(): void {
    this.document.moveDown(0.9);
  }

  paragraph(text: string, { small = false } = {}): void {
    this.element('P', () => this.write(text, small ? { size: SIZE.small, color: SOFT } : {}));
  }

  /** A name and its value on one line; amounts are right-aligned. */
  row(name: string, value: string, { align = 'left', strong = false }: RowStyle = {}): void {
    const { left, width } = this.frame();
    const weight = strong ? 'bold' : 'regular';
    const nameWidth = align === 'right' ? width * 0.72 : width * 0.3;
    const valueAt = left + nameWidth + 8;
    const valueWidth = width - nameWidth - 8;
    this.font(weight, SIZE.text);
    const height = Math.max(
      this.document.heightOfString(name, { width: nameWidth, lineGap: LINE_GAP }),
      this.document.heightOfString(value, { width: valueWidth, lineGap: LINE_GAP }),
    );
    this.makeRoom(height + 4);
    const top = this.document.y;
    this.element('P', () => {
      // With a space, so that what is read aloud or copied does not run together.
      this.write(`${name} `, { weight, width: nameWidth, x: left, y: top, ...(strong ? {} : { color: SOFT }) });
      this.write(value, { weight, width: valueWidth, x: valueAt, y: top, align });
    });
    this.document.x = left;
    this.document.y = top + height + 3;
  }

  rule(): void {
    const { left, width } = this.frame();
    const y = this.document.y + 2;
    this.document.markContent('Artifact', { type: 'Layout' });
    this.document
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(0.6)
      .strokeColor(LINE)
      .stroke();
    this.document.endMarkedContent();
    this.document.y = y + 6;
  }

  /** Numbers the pages and ends the document. */
  end(pageOf: (page: number, pages: number) => string): Promise<Buffer> {
    const { count } = this.document.bufferedPageRange();
    for (let index = 0; index < count; index++) {
      this.document.switchToPage(index);
      // Below the margin: without this, writing there would start another page.
      this.document.page.margins.bottom = 0;
      this.document.markContent('Artifact', { type: 'Pagination' });
      const { left, width } = this.frame();
      this.write(pageOf(index + 1, count), {
        size: SIZE.small,
        color: SOFT,
        x: left,
        y: this.document.page.height - MARGIN + 16,
        width,
        align: 'right',
      });
      this.document.endMarkedContent();
    }
    this.structure.end();
    this.document.end();
    return this.written;
  }

  private element(type: 'P' | 'H1' | 'H2', draw: () => void): void {
    this.structure.add(this.document.struct(type, {}, draw));
  }

  private frame(): { left: number; width: number } {
    return { left: MARGIN, width: this.document.page.width - 2 * MARGIN };
  }

  private makeRoom(height: number): void {
    if (this.document.y + height > this.document.page.height - MARGIN) this.document.addPage();
  }

  private font(weight: Weight, size: number, index: 0 | 1 = 0): void {
    this.document.font(FONTS[weight][index]).fontSize(size);
  }

  private write(
    text: string,
    { weight = 'regular', size = SIZE.text, color = INK, x, y, width, align = 'left' }: TextStyle = {},
  ): void {
    this.document.fillColor(color);
    const lines = text.split('\n');
    for (const [lineAt, line] of lines.entries()) {
      const runs = this.runsOf(lineAt < lines.length - 1 ? `${line} ` : line, weight);
      for (const [at, { piece, index }] of runs.entries()) {
        this.font(weight, size, index);
        const continued = at < runs.length - 1;
        const style = { align, lineGap: LINE_GAP, continued, ...(width === undefined ? {} : { width }) };
        if (at === 0 && x !== undefined) this.document.text(piece, x, lineAt === 0 ? y : undefined, style);
        else this.document.text(piece, style);
      }
    }
  }

  /** Splits the text into pieces that one font file has the letters for; letters in neither become question marks. */
  private runsOf(text: string, weight: Weight): { piece: string; index: 0 | 1 }[] {
    const runs: { piece: string; index: 0 | 1 }[] = [];
    for (const character of text.normalize('NFC')) {
      const index = this.fontWith(character, weight);
      const last = runs.at(-1);
      const written = index === undefined ? '?' : character;
      if (last && last.index === (index ?? 0)) last.piece += written;
      else runs.push({ piece: written, index: index ?? 0 });
    }
    return runs.length > 0 ? runs : [{ piece: '', index: 0 }];
  }

  private fontWith(character: string, weight: Weight): 0 | 1 | undefined {
    if (/\s/.test(character)) return 0;
    const codePoint = character.codePointAt(0) ?? 0;
    return ([0, 1] as const).find((index) => hasLetter(weight, index, codePoint));
  }
}

interface RowStyle {
  align?: 'left' | 'right';
  strong?: boolean;
}

interface TextStyle {
  weight?: Weight;
  size?: number;
  color?: string;
  x?: number;
  y?: number;
  width?: number;
  align?: 'left' | 'right';
}
