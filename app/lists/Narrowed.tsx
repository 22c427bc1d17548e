import { useTranslation } from '~/i18n/use-translation';
import type { Choices, ListQuery } from '@bff/lists';
import { TagGroup } from '@ds/patterns/TagGroup/TagGroup';
import { follow } from '~/navigation/follow';
import { type ListFilter, narrowings } from './list-filters';

interface NarrowedProps {
  query: ListQuery;
  choices: Choices;
  filters: readonly ListFilter[];
  here: string;
}

/** The active filters, each with a link that removes it. */
export function Narrowed({ query, choices, filters, here }: NarrowedProps) {
  const { t } = useTranslation('lists');
  const set = narrowings(query, filters, choices);
  // Its chunk is loaded only if there is something to remove.
  if (set.length === 0) return null;
  return (
    <TagGroup
      label={t('narrowed')}
      removeLabel={t('takeOff')}
      tags={set.map(({ name, label, value, address }) => ({
        id: name,
        label: `${label}: ${value}`,
        href: here + address,
      }))}
      onRemove={({ href }) => follow(href)}
    />
  );
}
