import { useTranslation } from '~/i18n/use-translation';
import type { FirstDay, FirstDayStep } from '@bff/areas/company';
import { StatusBadge } from '@ds/primitives/StatusBadge/StatusBadge';
import { usePath } from '~/http/paths';
import type { ShownExample } from '~/nouns/price-lists/example.server';
import { ExamplePrice } from '~/nouns/price-lists/ExamplePrice';
import { Section } from '~/screens/DetailScreen';
import { to } from '~/to';
import { listOf } from '../price-lists/price-list-place';

interface FirstDaySectionProps {
  firstDay: FirstDay;
  /** What a customer would pay, once everything is done. */
  example: ShownExample;
}

/** What a new company must still do before customers find it, and what they see then. */
export function FirstDaySection({ firstDay: { steps, missing, isReady }, example }: FirstDaySectionProps) {
  const { t } = useTranslation('fleet');
  const path = usePath();
  const [firstMissing = 'vehicle'] = missing;
  const places: Record<FirstDayStep, string> = {
    details: to.editCompanyDetails(),
    depots: to.depots(),
    vehicles: to.vehicles(),
    prices: listOf(firstMissing),
    fees: to.companyCancellationFees(),
  };
  return (
    <Section id="first-day" title={t(isReady ? 'firstDay.ready' : 'firstDay.title')}>
      <p className="measure">{t(isReady ? 'firstDay.readyText' : 'firstDay.text')}</p>
      {isReady ? null : (
        <ol>
          {steps.map(({ step, done }) => (
            <li key={step}>
              <a href={path(places[step])}>{t(`firstDay.steps.${step}`)}</a>{' '}
              <StatusBadge tone={done ? 'success' : 'neutral'}>
                {t(done ? 'firstDay.done' : 'firstDay.toDo')}
              </StatusBadge>
            </li>
          ))}
        </ol>
      )}
      {isReady && example !== null ? <ExamplePrice example={example} listOf={listOf} /> : null}
    </Section>
  );
}
