import { readSettings } from '@bff/domain/settings';
import { env } from '@bff/platform/env';
import type { ContentText } from './content.store';
import { renderMarkdown } from './render-markdown';

/** A text ready to show: `{{brand}}` and `{{supportEmail}}` filled in, Markdown as safe HTML. */
export async function fillPage({ title, markdown }: ContentText): Promise<{ title: string; html: string }> {
  const { supportEmail } = await readSettings();
  const filled = (text: string) =>
    text.replaceAll('{{brand}}', env().BRAND_NAME).replaceAll('{{supportEmail}}', supportEmail);
  return { title: filled(title), html: renderMarkdown(filled(markdown)) };
}
