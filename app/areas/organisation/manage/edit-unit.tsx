// Traces: S2-137
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { editDealUnit, manageableUnits, seeDealUnit } from '@bff/domain/deal-organisations';
import { oneOf } from '#fields/kinds';
import { orElse } from '#fields/schemas';
import { Revision } from '~/forms/Revision';
import { defineFields, field, formValues, revision, schemaOf } from '~/forms/fields';
import { FormFields } from '~/forms/FormFields';
import { useLabels, useWords } from '~/forms/labels';
import { saveForm, withDraft } from '~/forms/save-form.server';
import { SavedMeanwhile } from '~/forms/SavedMeanwhile';
import { useForm } from '~/forms/use-form';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { translator } from '~/i18n/i18n.server';
import { unitFields } from '~/nouns/deal-organisations/deal-fields';
import { ConfirmLink } from '~/screens/ConfirmLink';
import { FormScreen } from '~/screens/FormScreen';
import { to } from '~/to';

export const headers = privatePage;

const LIST = to.units();
const status = oneOf(['active', 'inactive']);
const editFields = defineFields({
  ...unitFields,
  status: field(status, 'deals:status.label', {
    texts: 'organisation:manage.status',
    hints: 'organisation:manage.statusHint',
  }),
});
/** The top unit's form has no status: it is always active. */
const EditedUnit = schemaOf(
  defineFields({
    ...unitFields,
    status: { ...editFields.status, schema: orElse(status.schema, 'active') },
    revision,
  }),
);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const { unit, revision: seen, isInUse } = await seeDealUnit(actor, rowId(params['id'], 'dealUnit.notFound'));
  const { id, name, parentId } = unit;
  const parent = (await manageableUnits(actor)).find((above) => above.id === parentId);
  const saved = formValues(editFields, { ...unit });
  return data({
    title: translator(request)('organisation:manage.edit.title', { name }),
    id,
    isTop: parentId === null,
    isInUse,
    parentName: parent?.name ?? null,
    saved,
    values: await withDraft(request, saved),
    revision: seen,
  });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const id = rowId(params['id'], 'dealUnit.notFound');
  // A unit out of reach does not exist to the actor; the form could only say that it cannot be done.
  await seeDealUnit(actor, id);
  return saveForm(request, EditedUnit, {
    run: (unit) => editDealUnit(actor, id, unit),
    done: () => redirectWithFlash(request, LIST, 'organisation:flash.unitSaved'),
  });
}

/** Edits a unit's name, cost centre and state. It cannot be moved. */
export default function EditUnit() {
  const { title, id, isTop, isInUse, parentName, saved, values, revision: seen } = useLoaderData<typeof loader>();
  const { t } = useTranslation('organisation');
  const reply = useActionData<typeof action>();
  const labels = useLabels(editFields);
  const form = useForm(EditedUnit, { reply, values, saved, labels });
  const remove = to.removeUnit(id);
  return (
    <FormScreen
      area="organisation"
      back={{ to: LIST, label: t('manage.title') }}
      title={title}
      form={form}
      intro={parentName ? <p>{t('manage.under', { name: parentName })}</p> : null}
      submit={t('deals:edit.submit')}
      also={
        isTop || isInUse ? null : (
          <ConfirmLink variant="danger" to={remove}>
            {t('manage.remove.link')}
          </ConfirmLink>
        )
      }
      note={!isTop && isInUse ? <p>{t('manage.inUse')}</p> : null}
    >
      <SavedMeanwhile form={form} labels={labels} show={useWords(editFields)} />
      <Revision form={form} current={seen} />
      <FormFields
        form={form}
        fields={editFields}
        only={isTop ? ['name', 'costCenter'] : ['name', 'costCenter', 'status']}
      />
    </FormScreen>
  );
}
