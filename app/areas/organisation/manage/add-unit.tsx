// Traces: S2-138
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { addDealUnit, manageableUnits } from '@bff/domain/deal-organisations';
import { mustBeOneOf } from '~/nouns/deal-organisations/must-be-one-of.server';
import { useUnitOptions } from '~/nouns/deal-organisations/unit-options';
import { row } from '#fields/kinds';
import { defineFields, field, schemaOf } from '~/forms/fields';
import { FormFields } from '~/forms/FormFields';
import { useLabels } from '~/forms/labels';
import { saveForm, withDraft } from '~/forms/save-form.server';
import { useForm } from '~/forms/use-form';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { unitFields } from '~/nouns/deal-organisations/deal-fields';
import { FormScreen } from '~/screens/FormScreen';
import { to } from '~/to';

export const headers = privatePage;

const LIST = to.units();
const newFields = defineFields({
  ...unitFields,
  parentId: field(row, 'organisation:manage.parent', { hint: 'organisation:manage.parentHint' }),
});
const NewUnit = schemaOf(newFields);

export async function loader({ request }: LoaderFunctionArgs) {
  const units = await manageableUnits(await requireActor(request));
  const asked = new URL(request.url).searchParams.get('parent');
  const parent = units.find(({ id }) => String(id) === asked) ?? units[0];
  const title = translator(request)('organisation:manage.add.title');
  const values = await withDraft(request, { parentId: String(parent?.id) });
  return data({ title, units, values });
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const units = await manageableUnits(actor);
  return saveForm(request, NewUnit, {
    run: async (unit) => {
      mustBeOneOf(units, unit.parentId, 'parentId');
      return addDealUnit(actor, unit);
    },
    done: (_, { name }) => redirectWithFlash(request, LIST, 'organisation:flash.added', { params: { name } }),
  });
}

/** A new unit under another. */
export default function AddUnit() {
  const { title, units, values } = useLoaderData<typeof loader>();
  const { t } = useTranslation('organisation');
  const form = useForm(NewUnit, { reply: useActionData<typeof action>(), values, labels: useLabels(newFields) });
  const options = useUnitOptions(units);
  return (
    <FormScreen
      area="organisation"
      back={{ to: LIST, label: t('manage.title') }}
      title={title}
      form={form}
      submit={t('manage.add.submit')}
    >
      <FormFields form={form} fields={newFields} with={{ parentId: { options } }} />
    </FormScreen>
  );
}
