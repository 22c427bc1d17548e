import type { Asked } from '@bff/lists';
import type { explainedListSpec } from '@bff/areas/public';
import { usePath } from '~/http/paths';
import { useTranslation } from '~/i18n/use-translation';
import { companyFilter } from '~/lists/company-filter';
import type { ListFilter } from '~/lists/list-filters';
import { ListForm } from '~/lists/ListForm';
import { Narrowed } from '~/lists/Narrowed';
import { to } from '~/to';

export interface AskedOffers {
  query: Asked<typeof explainedListSpec>;
  errors: Readonly<Record<string, string>>;
}

interface OfferFiltersProps extends AskedOffers {
  operators: readonly { id: number; name: string }[];
}

/** Whose buses, and how large: a caller often names the company. The trip stays in the address. */
export function OfferFilters({ query, errors, operators }: OfferFiltersProps) {
  const { t } = useTranslation('sales');
  const here = usePath()(to.explainTrip());
  const filters: ListFilter[] = [
    { ...companyFilter(t('offer.company'), operators), name: 'operator' },
    { type: 'text', name: 'seats', label: t('explain.leastSeats') },
  ];
  const isNarrowed = Object.values(query.filters).some(Boolean);
  return (
    <>
      <ListForm query={query} errors={errors} choices={{}} filters={filters} here={here} isNarrowed={isNarrowed} />
      <Narrowed query={query} choices={{}} filters={filters} here={here} />
    </>
  );
}
