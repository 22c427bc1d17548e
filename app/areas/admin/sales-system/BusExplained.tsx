import type { ExplainedBus } from '@bff/areas/public';
import { PriceLines } from '@ds/patterns/PriceLines/PriceLines';
import { Stack } from '@ds/primitives/Stack/Stack';
import { formatDistance } from '@formats';
import { useLocale } from '~/http/paths';
import { useDay } from '~/i18n/use-day';
import { useTranslation } from '~/i18n/use-translation';
import { shownLine } from '~/nouns/bookings/price-line';

const OURS = ['commission', 'surcharge', 'tax'];

/** A bus: its day, its price line by line, and the rule behind each line. */
export function BusExplained({ bus }: { bus: ExplainedBus }) {
  const { t } = useTranslation('sales');
  const booking = useTranslation('booking').t;
  const day = useDay();
  const prices = useTranslation('prices').t;
  const locale = useLocale();
  const { name, seats, passengers, drivers, between, leaves, back, freeAgain, metres, lines, lists } = bus;
  const shown = (ours: boolean) =>
    lines.filter(({ kind }) => OURS.includes(kind) === ours).map((line) => shownLine(line, booking, locale));
  const kinds = [...new Set(lines.map(({ kind }) => kind))];
  return (
    <Stack gap="s">
      <h3>{name}</h3>
      <PriceLines
        caption={t('explain.priceOf', { bus: name })}
        lines={[
          ...shown(false),
          { label: t('explain.operatorPrice'), ore: bus.operatorPrice, kind: 'sum' },
          ...shown(true),
          { label: t('explain.total'), ore: bus.total, kind: 'total' },
        ]}
      />
      <ul>
        <li>{t('rules.day', { leaves, back, freeAgain, distance: formatDistance(metres, locale) })}</li>
        <li>{t('rules.seats', { passengers, seats })}</li>
        <li>{t('rules.drivers', { count: drivers })}</li>
        <li>{t(`rules.${between}`)}</li>
        {lists.map(({ kind, scope, name: list, validFrom }) => (
          <li key={kind}>
            {t(`rules.list.${kind}`, { name: list, scope: prices(`scopes.${scope}`), from: day(validFrom) })}
          </li>
        ))}
        {kinds.map((kind) => (
          <li key={kind}>
            {booking(`line.${kind}`)}: {t(`rules.line.${kind}`)}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
