// Traces: S2-050
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { quoteListSpec, readQuotes } from '@bff/areas/quotes';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Stack } from '@ds/primitives/Stack/Stack';
import { PageFrame } from '~/frame/PageFrame';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { loadList } from '~/lists/list-loader.server';
import { ListView } from '~/lists/ListView';
import { AskAnew } from '~/nouns/quotes/AskAnew';
import { quoteColumns } from '~/nouns/quotes/own-columns';
import { wayToAsk } from '~/nouns/quotes/way-to-ask.server';
import { to } from '~/to';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'customer');
  const title = translator(request)('common:nav.myQuotes');
  const { loaded, status } = await loadList(request, quoteListSpec, title, (query) => readQuotes(actor, query));
  return data({ ...loaded, askAt: await wayToAsk(request) }, { status });
}

/** A customer's quote requests. */
export default function QuoteList() {
  const { t } = useTranslation('quotes');
  const path = usePath();
  const { askAt, ...list } = useLoaderData<typeof loader>();
  return (
    <PageFrame>
      <Stack gap="l">
        <PageHeader title={t('common:nav.myQuotes')} actions={list.list?.total ? <AskAnew askAt={askAt} /> : null} />
        <ListView
          {...list}
          path={to.quotes()}
          caption={t('common:nav.myQuotes')}
          columns={quoteColumns}
          rowKey={({ number }) => number}
          empty={{
            title: t('list.empty.ownTitle'),
            text: t('list.empty.ownText'),
            action: <LinkButton href={path(to.home())}>{t('list.empty.find')}</LinkButton>,
          }}
        />
      </Stack>
    </PageFrame>
  );
}
