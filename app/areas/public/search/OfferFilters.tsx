import { useTranslation } from '~/i18n/use-translation';
import type { SearchView } from '@bff/areas/public';
import { FilterBar } from '@ds/patterns/FilterBar/FilterBar';
import { NarrowFold } from '@ds/patterns/NarrowFold/NarrowFold';
import { DisclosureLink } from '@ds/primitives/Disclosure/Disclosure';
import { CheckboxGroup } from '@ds/primitives/CheckboxGroup/CheckboxGroup';
import { NumberField } from '@ds/primitives/NumberField/NumberField';
import { Select } from '@ds/primitives/Select/Select';
import { useLocale, usePath } from '~/http/paths';
import { accessibilityChoices } from '~/nouns/accessibility/accessibility-names';
import { to } from '~/to';
import { openKey } from '~/i18n/open-key';
import { RESULTS_ID } from './result-parts';

type OffersView = Extract<SearchView, { kind: 'offers' }>;

/** The filters by their parameters in the address; everything else is kept. */
const FILTERS: Record<string, keyof OffersView['query']['filters']> = {
  busType: 'busTypes',
  fuelType: 'fuelTypes',
  equipment: 'equipment',
  accessibility: 'accessibility',
  certificate: 'certificates',
  operator: 'operator',
  maxPrice: 'maxPrice',
};
/** The filter that a parameter sets; undefined for others. */
export const nameOfFilter = (param: string) => (Object.hasOwn(FILTERS, param) ? FILTERS[param] : undefined);
const BUS_TYPES = ['touristBus', 'doubleDecker', 'minibus'];
const FUEL_TYPES = ['electric', 'hvo100', 'diesel18', 'b30', 'diesel', 'petrol'];
/** What groups ask for; the rest of the equipment is listed in the offers. */
const EQUIPMENT = [
  'toilet',
  'wifi',
  'seatBelts',
  'luggageSpace',
  'airConditioning',
  'powerSockets',
  'coffeeMachine',
  'childSeats',
  'alcolock',
];
const CERTIFICATES = ['environment', 'roadSafety', 'lgbti', 'iso14001', 'iso39001'];

/** What is looked at of some results, not what is searched for. */
export const LOOKED_AT = ['page', 'open', 'about', 'operators'];
/** The list of operators, which is unfolded where they are many. */
const OPERATORS_ID = 'operators';

/** The search without filters, from its first page. */
export const withoutFilters = (search: string): URLSearchParams =>
  new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name]) => !nameOfFilter(name) && !LOOKED_AT.includes(name)),
  );

/** The highest price that was typed is none: the results are shown without it. */
export const isPriceUnread = (view: OffersView, search: string): boolean =>
  (new URLSearchParams(search).get('maxPrice') ?? '').trim() !== '' && view.query.filters.maxPrice === undefined;

export const filtersSet = (search: string): number =>
  [...new URLSearchParams(search)].filter(([name, value]) => nameOfFilter(name) && value !== '').length;

interface OfferFiltersProps {
  id: string;
  view: OffersView;
  search: string;
}

export function OfferFilters({ id, view, search }: OfferFiltersProps) {
  const { t } = useTranslation('search');
  const path = usePath();
  const locale = useLocale();
  const kept = withoutFilters(search);
  const { filters } = view.query;
  const price = new URLSearchParams(search).get('maxPrice') ?? '';
  const { facets } = view;
  // Where nothing is left, a column of noughts tells nobody anything.
  const counts = facets !== null && view.count > 0;
  const counted = (label: string, count: number | undefined) => (counts || count ? `${label} (${count ?? 0})` : label);
  /** Leaves out what would leave nothing, unless it is chosen: beside two buses, that would be most of the list. */
  const worthAsking = <Option extends { value: string }>(
    options: readonly Option[],
    chosen: readonly string[],
    found: Record<string, number> | undefined,
  ) => (counts ? options.filter(({ value }) => chosen.includes(value) || found?.[value]) : options);
  const checkboxes = (
    name: 'busType' | 'equipment' | 'accessibility' | 'fuelType' | 'certificate',
    options: readonly { value: string; label: string }[],
    chosen: readonly string[],
  ) =>
    options.length === 0 ? null : (
      <NarrowFold title={t(`filter.${name}`)} isBrief open={options.some(({ value }) => chosen.includes(value))}>
        <CheckboxGroup name={name} legend={t(`filter.${name}`)} options={options} defaultValue={chosen} />
      </NarrowFold>
    );
  const group = (
    name: 'busType' | 'equipment' | 'fuelType' | 'certificate',
    values: readonly string[],
    chosen: readonly string[],
    found: Record<string, number> | undefined,
  ) => {
    const options = values.map((value) => ({
      value,
      label: counted(t(openKey(`search:${name}`, value)), found?.[value]),
    }));
    return checkboxes(name, worthAsking(options, chosen, found), chosen);
  };
  // In addresses from before the catalogue these are among the equipment.
  const accessibility = [...filters.accessibility, ...filters.equipment];
  const properties = accessibilityChoices(view.accessibility, locale).map(({ value, label }) => ({
    value,
    label: counted(label, facets?.equipment[value]),
  }));
  const set = filtersSet(search);
  return (
    <FilterBar
      id={id}
      title={t('results.filter')}
      // Not the page's own address, which leads back to the filters for who came to them by their link.
      action={path(to.search())}
      keep={[...kept]}
      apply={t('results.applyFilters')}
      counted={t('results.applyCounted', { count: view.count })}
      leadsTo={RESULTS_ID}
      count={set > 0 ? t('results.left', { count: view.count, all: view.unfiltered }) : undefined}
      open={isPriceUnread(view, search) || undefined}
      clear={set > 0 ? { href: `${path(to.search())}?${kept}`, label: t('results.clearFilters') } : undefined}
    >
      {group('busType', BUS_TYPES, filters.busTypes, facets?.busTypes)}
      {group('equipment', EQUIPMENT, filters.equipment, facets?.equipment)}
      {checkboxes('accessibility', worthAsking(properties, accessibility, facets?.equipment), accessibility)}
      {group('fuelType', FUEL_TYPES, filters.fuelTypes, facets?.fuelTypes)}
      {group('certificate', CERTIFICATES, filters.certificates, facets?.certificates)}
      <div id={OPERATORS_ID}>
        <Select
          name="operator"
          label={t('filter.operator')}
          placeholder={t('filter.any')}
          defaultValue={filters.operator === undefined ? '' : String(filters.operator)}
          options={worthAsking(
            view.operators.map((one) => ({
              value: String(one.id),
              label: counted(one.name, facets?.operators[one.id]),
            })),
            [String(filters.operator)],
            facets?.operators,
          )}
        />
        {view.allOperators === null ? null : (
          <DisclosureLink href={`${path(to.search())}?${search}&operators=all#${id}`} unfolds={OPERATORS_ID}>
            {t('filter.allOperators', { count: view.allOperators })}
          </DisclosureLink>
        )}
      </div>
      <NumberField
        name="maxPrice"
        label={t('filter.maxPrice')}
        suffix={t('common:kronor')}
        width="sm"
        defaultValue={price}
        error={isPriceUnread(view, search) ? t('filter.maxPriceUnread') : undefined}
      />
    </FilterBar>
  );
}
