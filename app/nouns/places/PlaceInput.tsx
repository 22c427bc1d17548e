import { useCallback } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { ComboBox } from '@ds/primitives/ComboBox/ComboBox';
import { RadioGroup } from '@ds/primitives/RadioGroup/RadioGroup';
import type { ShownForm } from '~/forms/shown-form';
import { usePath } from '~/http/paths';
import { fetchPlaces } from './fetch-places';
import type { PlaceChoice } from './place-choice';

interface PlaceInputProps {
  form: ShownForm;
  label: string;
  hint?: string;
  /** The word after the label if the field may be empty. */
  optional?: string | undefined;
  /** What the text may mean, if that must be asked (`savePlacedForm`). */
  choices: readonly PlaceChoice[] | undefined;
}

/** A place by its name, sent as `place` and, once picked, `placeId`. Read by `savePlacedForm`. */
export function PlaceInput({ form, label, hint, optional, choices }: PlaceInputProps) {
  const { t } = useTranslation('search');
  const url = usePath()('/places.json');
  const suggest = useCallback((text: string) => fetchPlaces(url, text), [url]);
  const place = form.field('place');
  if (!choices)
    return (
      <ComboBox
        {...place}
        idName="placeId"
        defaultId={form.field('placeId').defaultValue}
        label={label}
        hint={hint}
        optional={optional}
        required={optional === undefined}
        maxLength={120}
        suggest={suggest}
        texts={{ none: t('form.noPlaces') }}
      />
    );
  return (
    <>
      <input type="hidden" name="place" value={place.defaultValue ?? ''} />
      <RadioGroup
        name="placeId"
        id={place.id}
        error={place.error}
        legend={t('places.which', { name: place.defaultValue })}
        options={choices.map(({ id, name, detail }) => ({ value: id, label: `${name} (${detail})` }))}
      />
    </>
  );
}
