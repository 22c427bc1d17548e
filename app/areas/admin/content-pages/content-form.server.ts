import type * as z from 'zod/mini';
import { data } from '@remix-run/node';
import { type ContentTexts, fillPage } from '@bff/domain/content';
import { parseForm } from '~/forms/parse-form.server';
import { PreviewForm } from './content-fields';

type TypedTexts = z.output<typeof PreviewForm>;

export const textsOfForm = ({ titleSv, markdownSv, titleEn, markdownEn }: TypedTexts): ContentTexts => ({
  sv: { title: titleSv, markdown: markdownSv },
  en: { title: titleEn, markdown: markdownEn },
});

/** A form's initial values. */
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

/** The preview button's response: the form as it was typed, and the rendered texts. */
export async function preview(form: FormData) {
  const parsed = await parseForm(form, PreviewForm);
  return parsed.ok ? data({ ...parsed.again(), preview: await previewOf(textsOfForm(parsed.value)) }) : parsed.reply();
}

/** The texts as readers will see them. */
const previewOf = ({ sv, en }: ContentTexts): Promise<Preview[]> =>
  Promise.all([
    fillPage(sv).then((page) => ({ language: 'sv' as const, ...page })),
    fillPage(en).then((page) => ({ language: 'en' as const, ...page })),
  ]);
