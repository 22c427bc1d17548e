import * as z from 'zod/mini';
import { flag, type Kind, line } from '#fields/kinds';
import { orElse } from '#fields/schemas';
import { defineFields, field, schemaOf, version } from '~/forms/fields';

const LONGEST_TEXT = 50_000;
const asIs = (text: string) => text;

/** Browsers send line ends as CRLF; texts are stored with LF, so that saving an unchanged page changes nothing. */
const markdownSchema = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(LONGEST_TEXT)),
    z.transform((text: string) => text.replace(/\r\n?/g, '\n').trim()),
  ),
  z.string().check(z.minLength(1)),
);
const markdown: Kind<string, string> = {
  asked: 'lines',
  schema: markdownSchema,
  body: markdownSchema,
  show: asIs,
  required: true,
};

/** The domain's rule (`isSlug`), which the browser cannot call. */
export const looksLikeSlug = (text: string): boolean => text.length <= 60 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
const slugSchema = z.string().check(z.trim(), z.toLowerCase(), z.refine(looksLikeSlug, 'forms.slug'));
const slug: Kind<string, string> = {
  asked: 'text',
  schema: slugSchema,
  body: slugSchema,
  show: asIs,
  required: true,
};

const textsIn = {
  sv: {
    title: field(line(), 'content:form.titleIn.sv', { short: 'content:form.title', lang: 'sv', maxLength: 200 }),
    markdown: field(markdown, 'content:form.textIn.sv', { short: 'content:form.text', lang: 'sv', rows: 22 }),
  },
  en: {
    title: field(line(), 'content:form.titleIn.en', { short: 'content:form.title', lang: 'en', maxLength: 200 }),
    markdown: field(markdown, 'content:form.textIn.en', { short: 'content:form.text', lang: 'en', rows: 22 }),
  },
};

/** A page in both languages. */
export const contentFields = defineFields({
  slug: field(slug, 'content:form.slug', { hint: 'content:form.slugHint', width: 'md' }),
  titleSv: textsIn.sv.title,
  markdownSv: textsIn.sv.markdown,
  titleEn: textsIn.en.title,
  markdownEn: textsIn.en.markdown,
  published: field(flag, 'content:form.published', { hint: 'content:form.publishedHint' }),
  inFooter: field(flag, 'content:form.inFooter'),
});

/** A new page with its address. */
export const NewPageForm = schemaOf(contentFields);
const { slug: _address, ...ofPage } = contentFields;
/** An existing page: its address stays. */
export const PageForm = schemaOf(defineFields({ ...ofPage, version }));

const anything = orElse(z.string().check(z.maxLength(LONGEST_TEXT)), '');
/** For a preview, even while something is missing. */
export const PreviewForm = z.object({
  titleSv: anything,
  markdownSv: anything,
  titleEn: anything,
  markdownEn: anything,
});
/** The schema for either button of the form. */
export const contentSchema = (page: z.ZodMiniType) => (typed: FormData) =>
  typed.get('intent') === 'preview' ? PreviewForm : page;
