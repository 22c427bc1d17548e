import { useTranslation } from '~/i18n/use-translation';
import type { ListPage } from '@bff/lists';
import type { TextKey } from '~/i18n/text-keys';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { Money } from '@ds/primitives/Money/Money';

interface ListSumsProps {
  list: Pick<ListPage<unknown>, 'total' | 'sums'>;
  /** What the sums are called, by name. */
  labels?: Readonly<Record<string, TextKey>> | undefined;
}

/** What the amounts of all rows that match come to, also of those on other pages. One row needs no sum. */
export function ListSums({ list: { total, sums }, labels = {} }: ListSumsProps) {
  const { t } = useTranslation();
  if (!sums || total < 2) return null;
  return (
    <section aria-label={t('lists:sums', { count: total })}>
      <p className="muted">{t('lists:sums', { count: total })}</p>
      <SummaryList
        short
        rows={Object.entries(labels).flatMap(([name, label]) => {
          const ore = sums[name];
          return ore === undefined ? [] : [{ label: t(label), value: <Money ore={ore} whole /> }];
        })}
      />
    </section>
  );
}
