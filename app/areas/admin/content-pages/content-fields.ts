import { z } from 'zod';
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

/** As the domain has it (`isSlug`), which the browser cannot ask. */
export const looksLikeSlug = (text: string): boolean => text.length <= 60 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
const slug = z.string().trim().toLowerCase().refine(looksLikeSlug, 'forms.slug');

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
/** What either button of the form sends. */
export const contentSchema = (page: z.ZodType) => (typed: FormData) =>
  typed.get('intent') === 'preview' ? PreviewForm : page;
