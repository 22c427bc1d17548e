// Traces: S2-044
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { readContentPage } from '@bff/domain/content';
import { formatDay } from '@formats';
import { localeOf } from '~/i18n/i18n';
import { PageFrame } from '~/frame/PageFrame';
import { Contents, Prose } from '@ds/patterns/Prose/Prose';
import { Stack } from '@ds/primitives/Stack/Stack';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const locale = localeOf(request);
  const page = await readContentPage(params['slug'] ?? '', locale);
  return {
    title: page.title,
    description: page.description,
    html: page.html,
    contents: page.headings.length > FEW ? page.headings : [],
    updated: page.updated && formatDay(page.updated, locale),
  };
}

/** So many sections are found without a list of them. */
const FEW = 5;

/** A text that administrators write in Markdown; sanitised where it is rendered (bff/domain/content). */
export default function ContentPage() {
  const { title, html, contents, updated } = useLoaderData<typeof loader>();
  const { t } = useTranslation('common');
  return (
    <PageFrame width="narrow">
      <Stack gap="l">
        <h1>{title}</h1>
        {contents.length === 0 ? null : <Contents label={t('contents')} items={contents} />}
        <Prose html={html} />
        {updated === null ? null : (
          <p>
            <small>{t('updated', { date: updated })}</small>
          </p>
        )}
      </Stack>
    </PageFrame>
  );
}
