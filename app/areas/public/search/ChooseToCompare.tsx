import { formatMoney } from '@formats';
import type { ComparedOffers } from '@bff/areas/public';
import { Button } from '@ds/primitives/Button/Button';
import { CheckboxGroup } from '@ds/primitives/CheckboxGroup/CheckboxGroup';
import { Stack } from '@ds/primitives/Stack/Stack';
import { useLocale, usePath } from '~/http/paths';
import { useTranslation } from '~/i18n/use-translation';
import { TICK } from '~/nouns/trips/ticked-offers';
import { to } from '~/to';

interface ChooseToCompareProps {
  companies: ComparedOffers['toChoose'];
  /** The address of the search. */
  search: string;
}

/** The operators of a search, to choose among where none was ticked in the results. */
export function ChooseToCompare({ companies, search }: ChooseToCompareProps) {
  const { t } = useTranslation('search');
  const locale = useLocale();
  const path = usePath();
  return (
    <form method="get" action={path(to.compareOffers())}>
      {[...new URLSearchParams(search)].map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <Stack>
        <CheckboxGroup
          name={TICK}
          legend={t('compare.choose')}
          options={companies.map(({ id, name, from }) => ({
            value: String(id),
            label: `${name}, ${t('home.examples.from', { price: formatMoney(from, locale, { decimals: false }) })}`,
          }))}
        />
        <div>
          <Button>{t('quotes.compareChosen')}</Button>
        </div>
      </Stack>
    </form>
  );
}
