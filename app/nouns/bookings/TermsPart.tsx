import { useTranslation } from '~/i18n/use-translation';
import type { HandledBooking } from '@bff/areas/bookings';
import { Section } from '~/screens/DetailScreen';
import { CancellationTiers } from './CancellationTiers';
import { useFreeCancellation } from './use-free-cancellation';

interface TermsProps extends Pick<HandledBooking, 'tiers'> {
  /** Of a trip that can still be cancelled. */
  departure: Date | undefined;
}

/** The customer's cancellation terms, frozen when the trip was booked. */
export function TermsPart({ tiers, departure }: TermsProps) {
  const { t } = useTranslation('bookings');
  const brief = useFreeCancellation(tiers, departure);
  return (
    <Section id="terms" title={t('details.terms')} brief={brief}>
      <CancellationTiers tiers={tiers} />
    </Section>
  );
}
