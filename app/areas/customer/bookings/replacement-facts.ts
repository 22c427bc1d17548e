import type { ChoiceBus } from '@bff/areas/customer';
import { formatDistance, formatNumber } from '@formats';
import { useLocale } from '~/http/paths';
import { capitalized, withinSentence } from '~/i18n/letter-case';
import { useTranslation } from '~/i18n/use-translation';
import { useWords } from '~/i18n/use-words';
import { namesOnBoard } from '~/nouns/companies/on-board';
import { useRatingText } from '~/nouns/companies/use-rating-text';

/** Between pieces of equipment, each with its own capital: as in the results of a search. */
export const BETWEEN = '\u00a0· ';

/** The facts of a bus that may replace the canceled one, as the list and the question about one of them tell them. */
export function useReplacementFacts() {
  const { t } = useTranslation('booking');
  const word = useWords('search');
  const locale = useLocale();
  const rated = useRatingText();

  /** Null where nothing is known of what the customer had. */
  const comparedWith = (lacks: ChoiceBus['lacks']): string | null => {
    if (lacks === null) return null;
    if (lacks.isNothing) return t('choice.hasAll');
    const names = namesOnBoard(lacks, { word, locale }).map(withinSentence);
    return t('choice.lacks', { equipment: names.join(', ') });
  };

  return (bus: ChoiceBus) => ({
    operator: bus.isOwn ? t('choice.same', { operator: bus.companyName }) : bus.companyName,
    rating: capitalized(rated(bus)),
    name: t('details.modelValue', { type: t(`busType.${bus.busType}`), model: bus.model, count: bus.seats }),
    fuel: `${word(`fuelType.${bus.fuelType}`)} · ${word('offer.co2', { kg: formatNumber(bus.emissionsGrams / 1_000, locale) })}`,
    wheelchairs: bus.wheelchairPlaces > 0 ? word('offer.wheelchairs', { count: bus.wheelchairPlaces }) : null,
    onBoard: namesOnBoard(bus, { word, locale }),
    compared: comparedWith(bus.lacks),
    start: formatDistance(bus.startMetres, locale),
  });
}
