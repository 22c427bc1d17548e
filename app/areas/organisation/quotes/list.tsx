// Traces: S5-012, S2-141, S2-148
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { quoteListSpec, readQuotes } from '@bff/areas/quotes';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { loadList } from '~/lists/list-loader.server';
import { ListScreen } from '~/lists/ListScreen';
import { quoteColumns } from '~/nouns/quotes/own-columns';
import { to } from '~/to';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const title = translator(request)('quotes:list.own');
  const { loaded, status } = await loadList(request, quoteListSpec, title, (query) => readQuotes(actor, query));
  return data(loaded, { status });
}

/** The quote requests of a user who buys for units; each links to its quotes. */
export default function UnitQuotes() {
  const { t } = useTranslation('quotes');
  const path = usePath();
  return (
    <ListScreen
      {...useLoaderData<typeof loader>()}
      area="organisation"
      title={t('list.own')}
      intro={t('list.onlyOwn')}
      path={to.unitQuotes()}
      rowKey={({ number }) => number}
      columns={quoteColumns}
      empty={{
        title: t('list.empty.unitTitle'),
        text: t('list.empty.ownText'),
        action: <LinkButton href={path(to.home())}>{t('list.empty.find')}</LinkButton>,
      }}
    />
  );
}
