import { readSettings } from '@bff/domain/settings';
import { formatPhone } from '@bff/domain/shared/shown-phone';
import { env } from '@bff/platform/env';
import type { ContentText } from './content.store';
import { renderMarkdown } from './render-markdown';

const PHONE = '{{supportPhone}}';

/**
 * A text ready to show: `{{brand}}`, `{{supportEmail}}` and `{{supportPhone}}` filled in, Markdown as safe HTML. Without a telephone number,
 * lines about it are left out.
 */
export async function fillPage({ title, markdown }: ContentText): Promise<{ title: string; html: string }> {
  const { supportEmail, supportPhone } = await readSettings();
  const said = (text: string) =>
    supportPhone
      ? text.replaceAll(PHONE, formatPhone(supportPhone))
      : text
          .split('\n')
          .filter((line) => !line.includes(PHONE))
          .join('\n');
  const filled = (text: string) =>
    said(text).replaceAll('{{brand}}', env().BRAND_NAME).replaceAll('{{supportEmail}}', supportEmail);
  return { title: filled(title), html: renderMarkdown(filled(markdown)) };
}
