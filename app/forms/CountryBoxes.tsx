// Traces: S3-037, S3-080
import { useTranslation } from '~/i18n/use-translation';
import { CheckboxGroup } from '@ds/primitives/CheckboxGroup/CheckboxGroup';
import { Disclosure } from '@ds/primitives/Disclosure/Disclosure';
import { Stack } from '@ds/primitives/Stack/Stack';
import type { ShownForm } from './shown-form';

interface CountryBoxesProps {
  form: ShownForm;
  /** In display order. */
  countries: readonly { code: string; name: string }[];
  /** This many are shown; the rest is folded, unless one of them is chosen. */
  open?: number;
}

/** The countries that a bus company drives in, sent as `countries`. */
export function CountryBoxes({ form, countries, open = 4 }: CountryBoxesProps) {
  const { t } = useTranslation('companies');
  const boxes = form.boxes('countries');
  const options = countries.map(({ code, name }) => ({ value: code, label: name }));
  const more = options.slice(open);
  return (
    <Stack>
      <CheckboxGroup
        {...boxes}
        legend={t('fields.countries')}
        hint={t('fields.countriesHint')}
        options={options.slice(0, open)}
      />
      <Disclosure
        summary={t('fields.moreCountries')}
        open={more.some(({ value }) => boxes.defaultValue.includes(value))}
      >
        <CheckboxGroup
          {...boxes}
          id={`${boxes.id}-more`}
          error={undefined}
          legend={t('fields.moreCountries')}
          hideLegend
          options={more}
        />
      </Disclosure>
    </Stack>
  );
}
