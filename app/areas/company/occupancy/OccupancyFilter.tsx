import { useTranslation } from '~/i18n/use-translation';
import { FilterRow } from '@ds/patterns/FilterRow/FilterRow';
import { DateField } from '@ds/primitives/DateField/DateField';
import { Select } from '@ds/primitives/Select/Select';
import { TextField } from '@ds/primitives/TextField/TextField';
import type { OccupancyQuery } from './occupancy-query';

interface OccupancyFilterProps {
  query: OccupancyQuery;
  depots: readonly { id: number; name: string }[];
  /** The address without filters. */
  clear: string;
}

/** Which day, and which buses. */
export function OccupancyFilter({ query: { view, day, text, depot, isList }, depots, clear }: OccupancyFilterProps) {
  const { t } = useTranslation('fleet');
  const count = [text, depot].filter(Boolean).length;
  const options = [
    { value: '', label: t('occupancy.allDepots') },
    ...depots.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <FilterRow
      title={t('occupancy.filter')}
      keep={[['view', view], ...(isList ? [['show', 'list'] as const] : [])]}
      apply={t('occupancy.show')}
      count={count}
      {...(count > 0 ? { clear: { href: clear, label: t('occupancy.clear') } } : {})}
    >
      <DateField key={day} name="day" label={t('occupancy.day')} defaultValue={day} />
      <TextField name="q" type="search" label={t('vehicles.search')} defaultValue={text} maxLength={80} />
      <Select name="depot" label={t('vehicles.depot')} options={options} defaultValue={depot} />
    </FilterRow>
  );
}
