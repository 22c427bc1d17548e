import { useTranslation } from '~/i18n/use-translation';
import type { ListPage } from '@bff/lists';
import type { TextKey } from '~/i18n/text-keys';
import { SummaryList, type SummaryRow } from '@ds/patterns/SummaryList/SummaryList';
import { Money } from '@ds/primitives/Money/Money';
import { formatNumber } from '@formats';
import { useLocale } from '~/http/paths';

/** What each sum is called: of amounts, or of numbers of something. */
export type SumLabels = Readonly<Record<string, TextKey | { number: TextKey }>>;

interface ListSumsProps {
  list: Pick<ListPage<unknown>, 'total' | 'sums'>;
  /** What the sums are called, by name. */
  labels?: SumLabels | undefined;
}

/** What all rows that match come to, also of those on other pages. One row needs no sum. */
export function ListSums({ list: { total, sums }, labels = {} }: ListSumsProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (!sums || total < 2) return null;
  // Rounded each for itself, a price and its fee do not come to their total.
  const decimals = Object.entries(labels).some(
    ([name, label]) => typeof label === 'string' && (sums[name] ?? 0) % 100 !== 0,
  );
  return (
    <section aria-label={t('lists:sums', { count: total })}>
      <p className="muted">{t('lists:sums', { count: total })}</p>
      <SummaryList
        short
        rows={Object.entries(labels).flatMap(([name, label]): SummaryRow[] => {
          const sum = sums[name];
          if (sum === undefined) return [];
          return typeof label === 'string'
            ? [{ label: t(label), value: <Money ore={sum} decimals={decimals} /> }]
            : [{ label: t(label.number), value: formatNumber(sum, locale) }];
        })}
      />
    </section>
  );
}
