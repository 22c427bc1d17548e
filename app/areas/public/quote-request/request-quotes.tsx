// Traces: S1-004, S6-035, S9-012, S9-013
import { randomUUID } from 'node:crypto';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { isDrivable } from '@bff/areas/public';
import { MOST_COMPANIES, quotePolicy, requestQuotes } from '@bff/domain/quotes';
import { passengersOf } from '@bff/domain/trips';
import { Banner } from '@ds/patterns/Banner/Banner';
import { Split } from '@ds/patterns/Split/Split';
import { CheckboxGroup } from '@ds/primitives/CheckboxGroup/CheckboxGroup';
import { Button } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { formatDistance } from '@formats';
import { useErrorMessage } from '~/forms/error-text';
import { facesOf } from '~/forms/fields';
import { useLabels } from '~/forms/labels';
import { LightFields } from '~/forms/LightFields';
import { PostForm } from '~/forms/PostForm';
import { saveForm, withDraft } from '~/forms/save-form.server';
import { useShownForm } from '~/forms/shown-form';
import { PageFrame } from '~/frame/PageFrame';
import { requireActor } from '~/http/actor.server';
import { localePath } from '~/http/locale-path';
import { useLocale, usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { passengersText } from '~/nouns/bookings/passengers';
import { to } from '~/to';
import { useRatingText } from '~/nouns/companies/use-rating-text';
import { TellSeller } from '../parts/TellSeller';
import { tickedCompanies, ticksIn } from '~/nouns/trips/ticked-offers';
import { TripLine } from '~/nouns/trips/TripLine';
import { AskedTrip } from './AskedTrip';
import { draftOf } from './draft.server';
import { Hindrance } from './Hindrance';
import { quoteRequestFields, QuoteRequestForm } from './quote-request-fields.server';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'customer');
  const { draft, previous, search, query } = await draftOf(request);
  const ticked = tickedCompanies(ticksIn(new URL(request.url).searchParams)).map(String);
  const tooMany = ticked.length > MOST_COMPANIES;
  const shown = draft.operators.filter(({ id }, place) => place < SHOWN || ticked.includes(String(id)));
  // Whoever has no room for all is asked only by somebody who wants to, unless nobody has: several may share a large group.
  const roomy = shown.filter(({ seats }) => seats >= passengersOf(draft.trip));
  const first = (roomy.length > 0 ? roomy : shown).slice(0, MOST_COMPANIES).map(({ id }) => String(id));
  const { operators: _, ...asked } = draft;
  return data(
    {
      title: translator(request)('quotes:request.title'),
      ...asked,
      operators: shown,
      isDrivable: query === null || (await isDrivable(query, localeOf(request))),
      mayAsk: quotePolicy.request(actor),
      ...(!quotePolicy.buy(actor) && { leavesChoice: true }),
      isSuggested: ticked.length === 0,
      tooMany: tooMany ? `quoteRequest.tooManyCompanies,${MOST_COMPANIES}` : null,
      most: MOST_COMPANIES,
      search: previous === null ? search : null,
      fields: facesOf(quoteRequestFields),
      values: await withDraft(request, {
        companies: ticked.length > 0 ? ticked : first,
        message: draft.message ?? '',
        specialRequests: draft.specialRequests ?? '',
        sendKey: randomUUID(),
      }),
    },
    { status: draft.refusal ? 409 : tooMany ? 422 : 200 },
  );
}

const SHOWN = 8;

export async function action({ request }: ActionFunctionArgs) {
  const actor = { ...(await requireActor(request, 'customer')), language: localeOf(request) };
  const { draft, previous } = await draftOf(request);
  return saveForm(request, QuoteRequestForm, {
    run: ({ companies, ...told }) =>
      requestQuotes(actor, {
        ...told,
        trip: draft.trip,
        companyIds: companies,
        ...(previous === null ? {} : { previous }),
      }),
    // The request's page says that it was sent, as long as nobody has answered.
    done: ({ number }) => redirect(localePath(request, to.quoteRequest(number)), 303),
  });
}

/** Requests quotes on a trip from up to three operators. */
export default function RequestQuotes() {
  const {
    title,
    trip,
    map,
    operators,
    refusal,
    isDrivable: isSoDrivable,
    mayAsk,
    leavesChoice,
    isSuggested,
    tooMany,
    most,
    search,
    fields,
    values,
  } = useLoaderData<typeof loader>();
  const { t } = useTranslation('quotes');
  const booking = useTranslation('booking').t;
  const stops = trip.stops.map(({ place }) => place.name);
  const locale = useLocale();
  const rated = useRatingText();
  const path = usePath();
  const message = useErrorMessage();
  const form = useShownForm(useActionData<typeof action>(), { labels: useLabels(fields), values });
  const change = search === null ? path(to.home()) : `${path(to.home())}?${search}`;
  const companies = form.boxes('companies');
  const errors = tooMany && !form.reply ? [{ text: message(tooMany), fieldId: 'companies' }] : form.summary.errors;
  const isNobody = mayAsk && !refusal && operators.length === 0;
  const hindrance = refusal
    ? message(refusal)
    : !mayAsk
      ? t('request.mayNot')
      : operators.length === 0
        ? t('request.nobody')
        : null;
  return (
    <PageFrame>
      <Stack gap="l">
        <Stack gap="s">
          <h1>{title}</h1>
          <p>
            <TripLine
              stops={stops}
              passengers={trip.adults + trip.children}
              departure={trip.departure}
              return={trip.return ?? null}
            />
          </p>
          {trip.children + trip.wheelchairs > 0 ? <p className="muted">{passengersText(booking, trip)}</p> : null}
        </Stack>
        {hindrance === null ? <ErrorSummary title={form.summary.title} errors={errors} /> : null}
        {hindrance !== null ? (
          <Hindrance hindrance={hindrance} change={change}>
            {isNobody ? (
              <TellSeller
                stops={stops}
                departure={trip.departure}
                return={trip.return ?? null}
                people={passengersText(booking, trip)}
              />
            ) : null}
          </Hindrance>
        ) : (
          <Split side="end" asideLast="read" label={t('details.trip')} aside={<AskedTrip trip={trip} map={map} />}>
            <PostForm>
              <Stack>
                {isSoDrivable ? null : <Banner>{t('request.notSoDrivable')}</Banner>}
                <p className="measure">{t(leavesChoice ? 'request.introForBuyer' : 'request.intro')}</p>
                <input type="hidden" name="sendKey" value={form.field('sendKey').defaultValue} />
                <CheckboxGroup
                  {...companies}
                  error={companies.error ?? (tooMany && !form.reply ? message(tooMany) : undefined)}
                  legend={t('fields.companies')}
                  hint={[t('hints.companies', { count: most }), isSuggested ? t('request.suggested') : null]
                    .filter(Boolean)
                    .join(' ')}
                  options={operators.map(({ id, name, rating, ratings, seats, metres }) => ({
                    value: String(id),
                    label: name,
                    hint: [
                      t('request.seats', { count: seats }),
                      t('request.away', { distance: formatDistance(metres, locale) }),
                      rated({ rating, ratings }),
                    ].join(' · '),
                  }))}
                />
                <LightFields form={form} fields={fields} only={['message', 'specialRequests']} />
                <Row>
                  <Button>{t('request.submit')}</Button>
                  <LinkButton variant="plain" href={change}>
                    {t('request.change')}
                  </LinkButton>
                </Row>
              </Stack>
            </PostForm>
          </Split>
        )}
      </Stack>
    </PageFrame>
  );
}
