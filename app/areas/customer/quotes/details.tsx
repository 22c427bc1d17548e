import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { quoteRequestView } from '@bff/areas/customer';
import { Banner } from '@ds/patterns/Banner/Banner';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Stack } from '@ds/primitives/Stack/Stack';
import { formatDateTime } from '@formats';
import { PageFrame } from '~/frame/PageFrame';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { AskedTripFacts } from '~/nouns/quotes/AskedTripFacts';
import { QuoteRequestBadge } from '~/nouns/quotes/QuoteRequestBadge';
import { to } from '~/to';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'customer');
  const asked = await quoteRequestView(actor, params['id'] ?? '');
  return data({ title: translator(request)('quotes:own.title', { number: asked.number }), asked });
}

/** A customer's request for quotes: the trip, and what each company has said. */
export default function QuoteRequestDetails() {
  const { title, asked } = useLoaderData<typeof loader>();
  const { t } = useTranslation('quotes');
  const path = usePath();
  return (
    <PageFrame width="narrow">
      <Stack gap="l">
        <Stack gap="s">
          <p>
            <a href={path(to.quotes())}>{t('list.own')}</a>
          </p>
          <h1>{title}</h1>
        </Stack>
        {asked.canAskOthers ? (
          <Banner tone="info" title={t('own.nobodyTitle')}>
            <p>{t('own.nobodyText')}</p>
            <LinkButton href={`${path(to.requestQuotes())}?previous=${asked.number}`}>{t('own.askOthers')}</LinkButton>
          </Banner>
        ) : null}
        <Stack as="section" labelledBy="companies">
          <h2 id="companies">{t('own.companies')}</h2>
          {asked.companies.map(({ id, name, status, message, answerBy }) => (
            <Stack key={id} gap="s">
              <h3>
                {name} <QuoteRequestBadge status={status} />
              </h3>
              <p>{message ?? t(`own.${status}`, { at: formatDateTime(answerBy) })}</p>
            </Stack>
          ))}
        </Stack>
        <Stack as="section" labelledBy="trip">
          <h2 id="trip">{t('details.trip')}</h2>
          <AskedTripFacts trip={asked.trip} />
          {asked.message || asked.specialRequests ? (
            <SummaryList
              rows={[
                ...(asked.message ? [{ label: t('fields.message'), value: asked.message }] : []),
                ...(asked.specialRequests
                  ? [{ label: t('fields.specialRequests'), value: asked.specialRequests }]
                  : []),
              ]}
            />
          ) : null}
        </Stack>
      </Stack>
    </PageFrame>
  );
}
