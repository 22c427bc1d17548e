import { selectOne } from '@db/query';
import type { Language } from '@bff/domain/shared/actor';

export interface ContentPage {
  title: string;
  markdown: string;
  updated: Date;
}

/** A content page in one language. */
export function findContentPage(slug: string, language: Language): Promise<ContentPage | undefined> {
  return selectOne<ContentPage>(
    'SELECT title, markdown, updated_at AS updated FROM content_pages WHERE slug = :slug AND language = :language',
    { slug, language },
  );
}
