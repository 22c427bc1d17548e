import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { driverDays } from '@bff/areas/journeys';
import { EmptyState } from '@ds/patterns/EmptyState/EmptyState';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { formatDateHeading, formatLongDate } from '@formats';
import { requireActor } from '~/http/actor.server';
import { useLocale, usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { JourneyCard } from '~/nouns/journeys/JourneyCard';
import { Section } from '~/screens/DetailScreen';
import { Screen } from '~/screens/FormScreen';
import { to } from '~/to';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const which = new URL(request.url).searchParams.get('show') === 'past' ? ('past' as const) : ('coming' as const);
  return data({ title: translator(request)(`journeys:list.${which}`), which, ...(await driverDays(actor, which)) });
}

/** The driver's journeys today and later, or past ones. */
export default function DriverJourneys() {
  const { title, which, days, isMore } = useLoaderData<typeof loader>();
  const { t } = useTranslation('journeys');
  const path = usePath();
  const locale = useLocale();
  return (
    <Screen area="driver" title={title}>
      {which === 'coming' && days.length > 0 && days[0]?.when !== 'today' ? <p>{t('list.nothingToday')}</p> : null}
      {days.length === 0 ? (
        <EmptyState title={t(`list.empty.${which}`)} text={t('list.empty.text')} />
      ) : (
        days.map(({ day, at, when, journeys }) => (
          <Section
            key={day}
            id={`day-${day}`}
            title={
              when === 'today' || when === 'tomorrow'
                ? t(`list.${when}`, { date: formatLongDate(at, locale) })
                : formatDateHeading(at, locale)
            }
          >
            {journeys.map((journey) => (
              <JourneyCard
                key={journey.number}
                journey={journey}
                day={day}
                href={path(to.driverJourney(journey.number))}
              />
            ))}
          </Section>
        ))
      )}
      {isMore ? <p className="muted">{t('list.more')}</p> : null}
      <p>
        {which === 'coming' ? (
          <LinkButton variant="secondary" href={`${path(to.driverMain())}?show=past`}>
            {t('list.toPast')}
          </LinkButton>
        ) : (
          <LinkButton variant="secondary" href={path(to.driverMain())}>
            {t('list.toComing')}
          </LinkButton>
        )}
      </p>
    </Screen>
  );
}
