import { z } from 'zod';
import { type ContentTexts, fillPage, isSlug } from '@bff/domain/content';
import { line } from '~/forms/field-schemas';

const LONGEST_TEXT = 50_000;

/** Browsers send line ends as CRLF; texts are kept with LF, so that saving a page as it is changes nothing. */
const markdown = z
  .string()
  .max(LONGEST_TEXT)
  .transform((text) => text.replace(/\r\n?/g, '\n').trim())
  .pipe(z.string().min(1));
const box = z
  .literal('on')
  .optional()
  .transform((value) => value === 'on');

const fields = {
  titleSv: line(200),
  markdownSv: markdown,
  titleEn: line(200),
  markdownEn: markdown,
  published: box,
  inFooter: box,
};

const slug = z.string().trim().toLowerCase().refine(isSlug, 'forms.slug');

/** A new page with its address. */
export const NewPageForm = z.object({ slug, ...fields });
/** A page that is there: its address stays. */
export const PageForm = z.object({ ...fields, version: z.coerce.number().int().min(1) });

const anything = z.string().max(LONGEST_TEXT).optional().default('');
/** For looking at it, whatever is missing still. */
export const PreviewForm = z.object({
  titleSv: anything,
  markdownSv: anything,
  titleEn: anything,
  markdownEn: anything,
});
type TypedTexts = z.output<typeof PreviewForm>;

export const textsOfForm = ({ titleSv, markdownSv, titleEn, markdownEn }: TypedTexts): ContentTexts => ({
  sv: { title: titleSv, markdown: markdownSv },
  en: { title: titleEn, markdown: markdownEn },
});

/** What a form starts with. */
export const formOfTexts = ({ sv, en }: ContentTexts): TypedTexts => ({
  titleSv: sv.title,
  markdownSv: sv.markdown,
  titleEn: en.title,
  markdownEn: en.markdown,
});

export interface Preview {
  language: 'sv' | 'en';
  title: string;
  html: string;
}

/** The texts as readers will see them. */
export const previewOf = ({ sv, en }: ContentTexts): Promise<Preview[]> =>
  Promise.all([
    fillPage(sv).then((page) => ({ language: 'sv' as const, ...page })),
    fillPage(en).then((page) => ({ language: 'en' as const, ...page })),
  ]);
