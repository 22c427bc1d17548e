import { useTranslation } from '~/i18n/use-translation';
import type { ChoiceOption } from '@ds/primitives/CheckboxGroup/CheckboxGroup';
import { Columns } from '@ds/primitives/Columns/Columns';
import { FormFields } from '~/forms/FormFields';
import type { ShownForm } from '~/forms/shown-form';
import { usePath } from '~/http/paths';
import { FormSection } from '~/screens/FormScreen';
import { to } from '~/to';
import { vehicleFields } from './vehicle-fields';

interface VehicleSectionsProps {
  form: ShownForm;
  /** Where it may start from. */
  depots: readonly { id: number; name: string }[];
  /** The properties to choose from. */
  accessibility: readonly ChoiceOption[];
  /** In metres: the pick-up distance of a bus that has none of its own. */
  usualPickup: number;
}

type Name = keyof typeof vehicleFields;

/** The fields of a bus. */
export function VehicleSections({ form, depots, accessibility, usualPickup }: VehicleSectionsProps) {
  const { t } = useTranslation('fleet');
  const path = usePath();
  const options = depots.map(({ id, name }) => ({ value: String(id), label: name }));
  const pickupHint = t('vehicles.pickupHint', { kilometres: Math.round(usualPickup / 1_000) });
  const fields = (...only: Name[]) => (
    <FormFields
      form={form}
      fields={vehicleFields}
      only={only}
      with={{
        accessibility: { options: accessibility },
        depotId: { options, placeholder: t('vehicles.chooseDepot') },
        pickupKilometres: { hint: pickupHint },
        fuelType: { placeholder: t('vehicles.chooseFuel') },
      }}
    />
  );
  return (
    <>
      <FormSection legend={t('vehicles.sections.bus')}>
        {fields('registrationNumber', 'busType', 'model', 'modelYear')}
      </FormSection>
      <FormSection legend={t('vehicles.sections.start')}>
        {fields('depotId')}
        <p>
          <a href={path(to.addDepot())}>{t('vehicles.toNewDepot')}</a>
        </p>
        {fields('pickupKilometres')}
      </FormSection>
      <FormSection legend={t('vehicles.sections.seats')}>
        <Columns>{fields('seats', 'maxPassengers')}</Columns>
        <Columns>{fields('wheelchairPlaces', 'seatArrangement')}</Columns>
      </FormSection>
      <FormSection legend={t('vehicles.sections.fuel')}>
        <Columns>{fields('fuelType', 'fuelPerKm')}</Columns>
      </FormSection>
      <FormSection legend={t('vehicles.sections.equipment')}>
        {accessibility.length > 0 ? fields('accessibility') : null}
        {fields('accessories', 'comfort', 'safety', 'environmental')}
      </FormSection>
      <FormSection legend={t('vehicles.sections.system')}>{fields('externalId')}</FormSection>
    </>
  );
}
