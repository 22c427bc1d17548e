import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { useMoment, useWhen } from '~/i18n/use-when';
import { type ComparedQuote, quoteComparison } from '@bff/areas/customer';
import { quoteRequestView } from '@bff/areas/quotes';
import { ownBuyers } from '@bff/domain/deal-organisations';
import { acceptQuote, rejectQuote, seeQuoteRequest } from '@bff/domain/quotes';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { Banner } from '@ds/patterns/Banner/Banner';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Stack } from '@ds/primitives/Stack/Stack';
import { facesOf } from '~/forms/fields';
import { useLabels } from '~/forms/labels';
import type { FormReply } from '~/forms/parse-form.server';
import { byIntent, saveForm, withDraft } from '~/forms/save-form.server';
import { useShownForm } from '~/forms/shown-form';
import { formatDate, formatTime, formatWhen } from '@formats';
import { MailLink } from '~/frame/MailLink';
import { searchesForUnits } from '~/frame/area-menus';
import { PageFrame } from '~/frame/PageFrame';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { localePath } from '~/http/locale-path';
import { useLocale, usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { passengersText } from '~/nouns/bookings/passengers';
import { AskedCompanies } from '~/nouns/quotes/AskedCompanies';
import { AskedTripFacts } from '~/nouns/quotes/AskedTripFacts';
import { AskedTripMap } from '~/nouns/quotes/AskedTripMap';
import { UnitBuyers } from '~/nouns/deal-organisations/UnitBuyers';
import { to } from '~/to';
import { FoldedPart } from '../parts/FoldedPart';
import { WriteToSupport } from '../parts/WriteToSupport';
import { AcceptForm, rejectFields, RejectForm } from './quote-choice.server';
import { HoldsInTheWay } from './QuoteChoice';
import { QuoteComparison } from './QuoteComparison';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'customer');
  const asked = await quoteRequestView(actor, params['id'] ?? '');
  const [buyers, quotes] = await Promise.all([ownBuyers(actor), quoteComparison(actor, asked.number)]);
  const t = translator(request);
  // Until somebody has answered, the page says above all that the request is sent: so does its title, which is heard first.
  const isJustSent = quotes.length === 0 && asked.companies.every(({ status }) => status === 'new');
  return data({
    title: [
      ...(isJustSent ? [t('quotes:own.sentTitle', { count: asked.companies.length })] : []),
      t('quotes:own.title', { number: asked.number }),
    ].join(' · '),
    asked,
    quotes,
    isJustSent,
    ...(buyers.length > 0 && { buyers }),
    ...(searchesForUnits(actor.roles) && { isUnits: true }),
    fields: facesOf(rejectFields),
    // The reason that was typed when the session ended.
    typed: await withDraft(request, {}, 'reject'),
  });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = { ...(await requireActor(request, 'customer')), language: localeOf(request) };
  const { number } = await seeQuoteRequest(actor, params['id'] ?? '');
  return byIntent<Response | Refused>(request, {
    accept: (form) =>
      saveForm(request, AcceptForm, {
        form,
        run: ({ quote }) => acceptQuote(actor, quote),
        done: ({ orderNumber }) => redirect(localePath(request, `${to.editReservation()}?order=${orderNumber}`), 303),
      }),
    reject: (form) =>
      saveForm(request, RejectForm, {
        form,
        run: ({ quote, reason }) => rejectQuote(actor, quote, reason),
        done: () => redirectWithFlash(request, to.quoteRequest(number), 'quotes:flash.quoteRejected'),
      }),
  });
}

/** Not chosen yet, and not by who reads this. */
const waitsForOthers = ({ status, canBeChosen }: ComparedQuote): boolean =>
  !canBeChosen && status !== 'inProgress' && status !== 'accepted';

type Refused = ReturnType<typeof data<FormReply>>;

/** A customer's quote request: the trip, and each company's answer. */
export default function QuoteRequestDetails() {
  const { asked, quotes: all, isJustSent, buyers, isUnits, fields, typed } = useLoaderData<typeof loader>();
  const form = useShownForm(useActionData<typeof action>() as FormReply | undefined, { labels: useLabels(fields) });
  const { t } = useTranslation('quotes');
  const booking = useTranslation('booking').t;
  const path = usePath();
  const moment = useMoment();
  const when = useWhen();
  const locale = useLocale();
  const { stops, adults, children, departure, return: back } = asked.trip;
  const isSameDay = back && formatDate(back) === formatDate(departure);
  const whenBack = back ? (isSameDay ? formatTime(back) : formatWhen(back, locale)) : '';
  const quotes = all.filter(({ status }) => status !== 'withdrawn');
  const withdrawal = ({ id }: { id: number }) => all.find(({ companyId }) => companyId === id)?.withdrawal;
  const isForOthers = quotes.some(({ status }) => status === 'open') && quotes.every((quote) => waitsForOthers(quote));
  // All have the same time.
  const waiting = isJustSent ? asked.companies[0] : undefined;
  const title = t('own.title', { number: asked.number });
  const count = asked.companies.length;
  const others = asked.companies.filter(({ id }) => quotes.every(({ companyId }) => companyId !== id));
  // Nobody replies to what we have offered.
  const isOffered = others.every(({ status }) => status === 'offered' || status === 'withdrawn');
  return (
    <PageFrame>
      <Stack gap="l">
        {isUnits ? (
          <BackLink href={path(to.unitQuotes())}>{t('list.requests')}</BackLink>
        ) : (
          <BackLink href={path(to.quotes())}>{t('common:nav.myQuotes')}</BackLink>
        )}
        <PageHeader
          over={title}
          title={`${stops[0]?.place.name} – ${stops.at(-1)?.place.name}`}
          meta={[
            passengersText(booking, asked.trip),
            // With the way home: it is the same offer's other half.
            back ? t('own.bothWays', { departure: when(departure), return: whenBack }) : when(departure),
          ].join(', ')}
        />
        <ErrorSummary {...form.summary} />
        <HoldsInTheWay reply={form.reply} />
        {waiting ? (
          <Banner tone="success" title={t('own.sentTitle', { count })}>
            <p>{t('own.sentText', { count, at: moment(waiting.answerBy) })}</p>
            <p>
              {t('own.meanwhile')}{' '}
              <a href={`${path(to.requestQuotes())}?previous=${asked.number}`}>{t('own.askOthers')}</a>
            </p>
            <p>{t('own.questions')}</p>
            <WriteToSupport about={title} />
          </Banner>
        ) : null}
        {asked.askedBy ? (
          <p>
            {t('own.askedBy', { name: asked.askedBy.name })} <MailLink address={asked.askedBy.email} />
          </p>
        ) : null}
        {isForOthers ? (
          <UnitBuyers
            buyers={buyers ?? []}
            title={t('own.approverTitle')}
            text={t(buyers ? 'own.approverText' : 'own.noApprover')}
          />
        ) : null}
        <QuoteComparison
          quotes={quotes}
          trip={{ departure, passengers: adults + children }}
          fields={fields}
          typed={typed}
        />
        {asked.canAskOthers ? (
          <Banner tone="info" title={t(all.length > 0 ? 'own.noneLeftTitle' : 'own.nobodyTitle')}>
            <p>{t('own.nobodyText')}</p>
            <LinkButton href={`${path(to.requestQuotes())}?previous=${asked.number}`}>{t('own.askOthers')}</LinkButton>
          </Banner>
        ) : null}
        {others.length > 0 ? (
          <FoldedPart
            id="companies"
            title={t(quotes.length > 0 ? 'own.otherCompanies' : isOffered ? 'list.company' : 'own.companies')}
            brief={t('own.count', { count: others.length })}
            open={quotes.length === 0}
          >
            <AskedCompanies companies={others} withdrawal={withdrawal} isDeadlineSaid={waiting !== undefined} />
          </FoldedPart>
        ) : null}
        <FoldedPart
          id="trip"
          title={t('details.trip')}
          brief={[t(`tripType.${asked.trip.type}`), passengersText(booking, asked.trip)].join(', ')}
        >
          <AskedTripFacts trip={asked.trip} wishes={asked} />
          <AskedTripMap map={asked.map} />
        </FoldedPart>
      </Stack>
    </PageFrame>
  );
}
