import type { z } from 'zod';
import { type ContentTexts, fillPage } from '@bff/domain/content';
import type { PreviewForm } from './content-fields';

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
