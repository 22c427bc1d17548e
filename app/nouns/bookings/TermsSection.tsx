import { FoldingSection } from '@ds/patterns/FoldingSection/FoldingSection';
import { formatCompactWhen } from '@formats';
import { useLocale } from '~/http/paths';
import { useWords } from '~/i18n/use-words';
import { type CancellationTier, CancellationTiers, freeCancellationBriefly } from './CancellationTiers';

interface TermsSectionProps {
  title: string;
  tiers: readonly CancellationTier[];
  /** Of the trip; undefined if it is canceled and the terms no longer mean anything. */
  departure: Date | undefined;
}

/** A booking's cancellation terms, frozen when the trip was booked. Folded, it says until when cancelling is free. */
export function TermsSection({ title, tiers, departure }: TermsSectionProps) {
  const word = useWords('common');
  const locale = useLocale();
  const brief =
    departure === undefined
      ? ''
      : freeCancellationBriefly(tiers, departure, { word, when: (until) => formatCompactWhen(until, locale) });
  return (
    <FoldingSection id="terms" title={title} brief={brief}>
      <CancellationTiers tiers={tiers} />
    </FoldingSection>
  );
}
