// Traces: S3-037, S3-080
import { useTranslation } from '~/i18n/use-translation';
import { CheckboxGroup } from '@ds/primitives/CheckboxGroup/CheckboxGroup';
import { Disclosure } from '@ds/primitives/Disclosure/Disclosure';
import { Stack } from '@ds/primitives/Stack/Stack';
import { useIsTextBrowser } from '@ds/support/text-browser';
import type { ShownForm } from './shown-form';

interface CountryBoxesProps {
  form: Pick<ShownForm, 'boxes'>;
  /** In display order. */
  countries: readonly { code: string; name: string }[];
  /** This many are shown; the rest is folded, unless one of them is chosen. */
  open?: number;
}

/** The countries that a bus company drives in, sent as `countries`. */
export function CountryBoxes({ form, countries, open = 4 }: CountryBoxesProps) {
  const { t } = useTranslation('companies');
  // It folds nothing, and would read the fold's name and the same legend.
  const isUnfoldable = useIsTextBrowser();
  const boxes = form.boxes('countries');
  const options = countries.map(({ code, name }) => ({ value: code, label: name }));
  const more = options.slice(open);
  const others = (
    <CheckboxGroup
      {...boxes}
      id={`${boxes.id}-more`}
      error={undefined}
      legend={t('fields.moreCountries')}
      hideLegend
      options={more}
    />
  );
  return (
    <Stack>
      <CheckboxGroup
        {...boxes}
        legend={t('fields.countries')}
        hint={t('fields.countriesHint')}
        options={options.slice(0, open)}
      />
      {isUnfoldable ? (
        others
      ) : (
        <Disclosure
          summary={t('fields.moreCountries')}
          open={more.some(({ value }) => boxes.defaultValue.includes(value))}
        >
          {others}
        </Disclosure>
      )}
    </Stack>
  );
}
