import { fillPage, seeContentPages } from '@bff/domain/content';
import type { Actor, Language } from '@bff/domain/shared/actor';
import { type Asked, listSpec, type ReadList } from '@bff/lists';

export interface ContentRow {
  slug: string;
  title: string;
  status: 'draft' | 'published';
  isReserved: boolean;
  inFooter: boolean;
  updated: Date;
}

export const contentListSpec = listSpec({
  sorts: ['title', 'slug', 'updated'],
  plainSort: 'title',
  filters: { status: ['published', 'draft'] },
});

/** The content pages. There are a few dozen at most, so they are searched and sorted here. */
export const contentList =
  (
    actor: Actor,
    language: Language,
    { text, filters, sort, descending }: Asked<typeof contentListSpec>,
  ): ReadList<ContentRow> =>
  async ({ page, pageSize }) => {
    const wanted = text.toLocaleLowerCase(language);
    const order = new Intl.Collator(language).compare;
    const pages = await Promise.all(
      (await seeContentPages(actor)).map(async ({ titleSv, titleEn, version: _, ...row }) => {
        const { title } = await fillPage({ title: language === 'sv' ? titleSv : titleEn, markdown: '' });
        return { ...row, title };
      }),
    );
    const rows = pages
      .filter(({ status }) => filters.status === undefined || status === filters.status)
      .filter(({ slug, title }) => slug.includes(wanted) || title.toLocaleLowerCase(language).includes(wanted))
      .sort((one, other) =>
        sort === 'updated' ? one.updated.getTime() - other.updated.getTime() : order(one[sort], other[sort]),
      );
    if (descending) rows.reverse();
    return { rows: rows.slice((page - 1) * pageSize, page * pageSize), total: rows.length };
  };
