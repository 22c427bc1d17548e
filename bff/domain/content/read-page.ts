import { perConnection } from '@db/per-connection';
import type { Language } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { clock } from '@bff/platform/clock';
import { contentStore } from './content.store';
import { fillPage } from './fill-page';
import { isSlug } from './slug';

/** A published page ready to show. Everybody may read it. @throws DomainError `page.notFound` */
export async function readContentPage(
  slug: string,
  language: Language,
): Promise<{
  title: string;
  html: string;
  /** Null for a text that came with the product: the day of its installation says nothing of it. */
  updated: Date | null;
}> {
  const page = isSlug(slug) ? await contentStore.findPublished(slug, language) : undefined;
  must(page, 'page.notFound');
  return { ...(await fillPage(page)), updated: page.updated };
}

/** Every page has a footer, and its links change a few times a year: they are cached for this long. */
const KEEP_MS = 10_000;
type FooterPages = Promise<{ slug: string; title: string }[]>;
const keptHere = perConnection(() => new Map<Language, { at: number; pages: FooterPages }>());

/** The pages that the footer links to besides the product's own. */
export function footerPages(language: Language): FooterPages {
  const now = clock.millis();
  const kept = keptHere();
  const known = kept.get(language);
  if (known && Math.abs(now - known.at) < KEEP_MS) return known.pages;
  const pages = contentStore.footerPages(language).then((rows) => Promise.all(rows.map(filledTitle)));
  kept.set(language, { at: now, pages });
  // A failed read is not cached.
  pages.catch(() => kept.delete(language));
  return pages;
}

const filledTitle = async ({ slug, title }: { slug: string; title: string }) => ({
  slug,
  title: (await fillPage({ title, markdown: '' })).title,
});

/** For the verbs that change pages, and for tests. */
export function forgetFooterPages(): void {
  keptHere().clear();
}
