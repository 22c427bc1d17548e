import { useTranslation } from '~/i18n/use-translation';
import { FormFields } from '~/forms/FormFields';
import type { ShownForm } from '~/forms/shown-form';
import type { PlaceChoice } from '~/nouns/places/place-choice';
import { PlaceInput } from '~/nouns/places/PlaceInput';
import { FormSection } from '~/screens/FormScreen';
import { Period } from '../parts/Period';
import { startFields } from './starting-position-fields';

interface StartFieldsProps {
  form: ShownForm;
  depots: readonly { id: number; name: string }[];
  /** Set if the typed place may mean several. */
  choices: readonly PlaceChoice[] | undefined;
}

/** The fields of a temporary starting position: when, and where. */
export function StartFields({ form, depots, choices }: StartFieldsProps) {
  const { t } = useTranslation('fleet');
  const options = depots.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <>
      <Period form={form} start={t('starts.from')} end={t('starts.until')} />
      <FormSection legend={t('starts.where')}>
        <FormFields
          form={form}
          fields={startFields}
          only={['depotId']}
          with={{ depotId: { options, placeholder: t('starts.noDepot') } }}
        />
        <PlaceInput
          form={form}
          label={t('starts.place')}
          hint={t('starts.placeHint')}
          optional={t('account:optional')}
          choices={choices}
        />
      </FormSection>
    </>
  );
}
