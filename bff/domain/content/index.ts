import { readSettings } from '@bff/domain/settings';
import type { Language } from '@bff/domain/shared/actor';
import { must } from '@bff/domain/shared/errors';
import { env } from '@bff/platform/env';
import { findContentPage } from './content.store';
import { renderMarkdown } from './render-markdown';

export { renderMarkdown };

/** A content page ready to show. Everyone may read it. Throws `page.notFound`. */
export async function readContentPage(
  slug: string,
  language: Language,
): Promise<{ title: string; html: string; updated: Date }> {
  const page = /^[a-z0-9-]{1,60}$/.test(slug) ? await findContentPage(slug, language) : undefined;
  must(page, 'page.notFound');
  const { supportEmail } = await readSettings();
  const filled = (text: string) =>
    text.replaceAll('{{brand}}', env().BRAND_NAME).replaceAll('{{supportEmail}}', supportEmail);
  return { title: filled(page.title), html: renderMarkdown(filled(page.markdown)), updated: page.updated };
}
