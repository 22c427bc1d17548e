import { useTranslation } from '~/i18n/use-translation';
import { Columns } from '@ds/primitives/Columns/Columns';
import { FormFields } from '~/forms/FormFields';
import type { ShownForm } from '~/forms/shown-form';
import type { PlaceChoice } from '~/nouns/places/place-choice';
import { PlaceInput } from '~/nouns/places/PlaceInput';
import { FormSection } from '~/screens/FormScreen';
import { depotFields } from './depot-fields';

interface DepotFieldsProps {
  form: ShownForm;
  /** Set if the typed place may mean several. */
  choices: readonly PlaceChoice[] | undefined;
}

/** A depot's fields: its name, its position on the map, and its address. */
export function DepotFields({ form, choices }: DepotFieldsProps) {
  const { t } = useTranslation('fleet');
  return (
    <>
      <FormFields form={form} fields={depotFields} only={['name']} />
      <PlaceInput form={form} label={t('depots.place')} hint={t('depots.placeHint')} choices={choices} />
      <FormSection legend={t('depots.address')}>
        <FormFields form={form} fields={depotFields} only={['street']} />
        <Columns>
          <FormFields form={form} fields={depotFields} only={['postcode', 'city']} />
        </Columns>
      </FormSection>
    </>
  );
}
