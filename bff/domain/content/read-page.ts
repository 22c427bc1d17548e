import type { Language } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { cachedFor } from '@bff/platform/cached-for';
import { contentStore } from './content.store';
import { fillPage } from './fill-page';
import { firstWords } from './first-words';
import { type Heading, withHeadings } from './headings';
import { isSlug } from './slug';

/** A published page ready to show. Everybody may read it. @throws DomainError `page.notFound` */
export async function readContentPage(
  slug: string,
  language: Language,
): Promise<{
  title: string;
  html: string;
  /** How it begins. */
  description: string;
  /** Its sections, in order. */
  headings: Heading[];
  /** Null for a text that came with the product: the day of its installation says nothing of it. */
  updated: Date | null;
}> {
  const page = isSlug(slug) ? await contentStore.findPublished(slug, language) : undefined;
  must(page, 'page.notFound');
  const { title, html } = await fillPage(page);
  return { title, ...withHeadings(html), description: firstWords(html), updated: page.updated };
}

/** The pages that the footer links to besides the product's own. Every page has a footer, and its links change a few times a year. */
export const footerPages = cachedFor(10_000, async (language: Language): Promise<{ slug: string; title: string }[]> =>
  Promise.all((await contentStore.footerPages(language)).map(filledTitle)),
);

const filledTitle = async ({ slug, title }: { slug: string; title: string }) => ({
  slug,
  title: (await fillPage({ title, markdown: '' })).title,
});
