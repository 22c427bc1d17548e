import { readSettings, sellerNamed } from '@bff/domain/settings';
import { formatPhone } from '@bff/domain/shared/shown-phone';
import { env } from '@bff/platform/env';
import { formatOrgNumber } from '@formats';
import type { ContentText } from './content.store';
import { renderMarkdown } from './render-markdown';

/** What stands for the names and numbers of this installation: `{{brand}}`, `{{sellerName}}` … */
async function placeholders(): Promise<ReadonlyMap<string, string>> {
  const settings = await readSettings();
  const seller = sellerNamed(settings);
  return new Map([
    ['{{brand}}', env().BRAND_NAME],
    ['{{sellerName}}', seller.name],
    ['{{sellerOrgNumber}}', seller.orgNumber && formatOrgNumber(seller.orgNumber)],
    ['{{sellerAddress}}', seller.address],
    ['{{supportEmail}}', settings.supportEmail],
    ['{{supportPhone}}', settings.supportPhone && formatPhone(settings.supportPhone)],
  ]);
}

/** A text ready to show: its placeholders filled in, without the lines about what is not known, Markdown as safe HTML. */
export async function fillPage({ title, markdown }: ContentText): Promise<{ title: string; html: string }> {
  const known = await placeholders();
  const filled = (text: string) =>
    text
      .split('\n')
      .filter((line) => ![...known].some(([placeholder, value]) => !value && line.includes(placeholder)))
      .map((line) => line.replaceAll(/\{\{\w+\}\}/g, (placeholder) => known.get(placeholder) ?? placeholder))
      .join('\n');
  return { title: filled(title), html: renderMarkdown(filled(markdown)) };
}
