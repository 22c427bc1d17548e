import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { comparedOffers, MOST_COMPARED } from '@bff/areas/public';
import { bookingPolicy } from '@bff/domain/bookings';
import { quotePolicy } from '@bff/domain/quotes';
import { Banner } from '@ds/patterns/Banner/Banner';
import { EmptyState } from '@ds/patterns/EmptyState/EmptyState';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Stack } from '@ds/primitives/Stack/Stack';
import { formatList } from '@formats';
import { PageFrame } from '~/frame/PageFrame';
import { getActor, guardArea } from '~/http/actor.server';
import { localePath } from '~/http/locale-path';
import { useLocale, usePath } from '~/http/paths';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { readSearch } from '~/nouns/trips/read-search.server';
import { ticksIn } from '~/nouns/trips/ticked-offers';
import { to } from '~/to';
import { bookersFor } from './bookers.server';
import { MayNotBook } from './AskForQuotes';
import { ChooseToCompare } from './ChooseToCompare';
import { OfferComparison } from './OfferComparison';
import { ToResults } from '~/nouns/trips/ToResults';
import { TripLine } from '~/nouns/trips/TripLine';

export async function loader({ request }: LoaderFunctionArgs) {
  await guardArea(request, 'general');
  const { searchParams } = new URL(request.url);
  const next = searchParams.get('next');
  searchParams.delete('next');
  // Both buttons of the results lead here, with which of them was pressed.
  if (next === 'quotes') throw redirect(localePath(request, `${to.requestQuotes()}?${searchParams}`));
  const chosen = ticksIn(searchParams);
  const parsed = readSearch(searchParams);
  const actor = await getActor(request);
  const compared =
    'errors' in parsed
      ? undefined
      : await comparedOffers(parsed.query, chosen.slice(0, MOST_COMPARED), actor, localeOf(request));
  // The results page says what is wrong with the search.
  if (!compared) throw redirect(localePath(request, `${to.search()}?${searchParams}`));
  return data({
    title: translator(request)('search:compare.title'),
    search: searchParams.toString(),
    compared,
    // A visitor logs in or registers on the way.
    mayBook: actor.kind === 'visitor' || bookingPolicy.create(actor),
    mayAsk: actor.kind === 'visitor' || quotePolicy.request(actor),
    bookers: await bookersFor(actor),
    // Shown if more were chosen than can be compared.
    most: chosen.length > MOST_COMPARED ? MOST_COMPARED : null,
  });
}

/** Up to three offers side by side. */
export default function CompareOffers() {
  const { title, search, compared, mayBook, mayAsk, bookers, most } = useLoaderData<typeof loader>();
  const { t } = useTranslation('search');
  const path = usePath();
  const locale = useLocale();
  return (
    <PageFrame width="wide">
      <Stack gap="l">
        <Stack gap="s">
          <ToResults search={search} />
          <h1>{title}</h1>
          <p>
            <TripLine {...compared} />
          </p>
        </Stack>
        {mayBook ? null : <MayNotBook search={search} mayAsk={mayAsk} bookers={bookers} isLinked />}
        {most === null ? null : <Banner tone="warning">{t('compare.tooMany', { count: most })}</Banner>}
        {compared.gone.length === 0 ? null : (
          <Banner tone="warning">{t('compare.gone', { companies: formatList(compared.gone, locale) })}</Banner>
        )}
        {compared.toChoose.length > 0 ? (
          <ChooseToCompare companies={compared.toChoose} search={search} />
        ) : compared.offers.length === 0 ? (
          <EmptyState
            title={t('compare.noneTitle')}
            text={t('compare.none')}
            action={<LinkButton href={`${path(to.search())}?${search}`}>{t('common:toResults')}</LinkButton>}
          />
        ) : (
          <OfferComparison compared={compared} mayBook={mayBook} search={search} />
        )}
      </Stack>
    </PageFrame>
  );
}
