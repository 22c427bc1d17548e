// Traces: S5-012, S2-148
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { quoteListSpec, readUnitQuotes } from '@bff/areas/quotes';
import { hasRole } from '@bff/domain/shared/actor';
import { buysForUnits } from '@bff/domain/shared/buying-units';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { loadList } from '~/lists/list-loader.server';
import { ListScreen } from '~/lists/ListScreen';
import { AskAnew } from '~/nouns/quotes/AskAnew';
import { unitQuoteColumns } from '~/nouns/quotes/own-columns';
import { wayToAsk } from '~/nouns/quotes/way-to-ask.server';
import { to } from '~/to';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const title = translator(request)('quotes:list.requests');
  const { loaded, status } = await loadList(request, quoteListSpec, title, (query) => readUnitQuotes(actor, query));
  const sees = hasRole(actor, 'DEAL_CUSTOMER_ADMIN') ? 'colleagues' : buysForUnits(actor) ? 'served' : 'asked';
  return data({ ...loaded, sees, askAt: await wayToAsk(request) } as const, { status });
}

/**
 * The quote requests of whoever buys for units and of those for whom they buy, for administrators those of all their people, and for whoever
 * only asks their own; each links to its quotes.
 */
export default function UnitQuotes() {
  const { sees, askAt, ...list } = useLoaderData<typeof loader>();
  const { t } = useTranslation('quotes');
  const path = usePath();
  return (
    <ListScreen
      {...list}
      area="organisation"
      title={t('list.requests')}
      actions={list.list?.total ? <AskAnew askAt={askAt} /> : null}
      intro={t(`list.${sees}`)}
      path={to.unitQuotes()}
      rowKey={({ number }) => number}
      columns={unitQuoteColumns}
      empty={{
        title: t(
          sees === 'colleagues'
            ? 'list.empty.title'
            : sees === 'served'
              ? 'list.empty.unitTitle'
              : 'list.empty.ownTitle',
        ),
        text: t('list.empty.ownText'),
        action: <LinkButton href={path(to.home())}>{t('list.empty.find')}</LinkButton>,
      }}
    />
  );
}
