import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { editDepot, seeDepot } from '@bff/domain/depots';
import { formValues, pickFields } from '~/forms/fields';
import { useLabels } from '~/forms/labels';
import { Revision } from '~/forms/Revision';
import { withDraft } from '~/forms/save-form.server';
import { SavedMeanwhile } from '~/forms/SavedMeanwhile';
import { useForm } from '~/forms/use-form';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { translator } from '~/i18n/i18n.server';
import { namesAPlace, placesOf, positionText } from '~/nouns/places/place-choice';
import { savePlacedForm } from '~/nouns/places/save-placed-form.server';
import { ConfirmLink } from '~/screens/ConfirmLink';
import { FormScreen } from '~/screens/FormScreen';
import { to } from '~/to';
import { depotFields, EditedDepot, labelledFields } from './depot-fields';
import { DepotFields } from './DepotFields';

export const headers = privatePage;

const LIST = to.depots();

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const { depot, revision, isInUse } = await seeDepot(actor, rowId(params['id'], 'depot.notFound'));
  const saved = { ...formValues(depotFields, { ...depot }), place: positionText(depot) };
  return data({
    title: translator(request)('fleet:depots.edit', { name: depot.name }),
    id: depot.id,
    isInUse,
    revision,
    saved,
    values: await withDraft(request, saved),
  });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const id = rowId(params['id'], 'depot.notFound');
  // A depot of another company does not exist to the actor; the form could only say that it cannot be done.
  await seeDepot(actor, id);
  return savePlacedForm(request, EditedDepot, {
    run: ({ revision, ...value }, at) =>
      editDepot(actor, { id, revision, details: { ...pickFields(depotFields, value), lat: at!.lat, lon: at!.lon } }),
    done: () => redirectWithFlash(request, LIST, 'fleet:flash.depotSaved'),
  });
}

/** A depot's name, place and address. Its buses move with it. */
export default function EditDepot() {
  const { title, id, isInUse, saved, values, revision } = useLoaderData<typeof loader>();
  const { t } = useTranslation('fleet');
  const reply = useActionData<typeof action>();
  const labels = useLabels(labelledFields);
  const form = useForm(EditedDepot, { reply, values, saved, labels, asksServer: namesAPlace });
  return (
    <FormScreen
      area="company"
      back={{ to: LIST, label: t('depots.title') }}
      title={title}
      form={form}
      submit={t('save')}
      also={
        isInUse ? null : (
          <ConfirmLink variant="danger" to={to.removeDepot(id)}>
            {t('depots.remove.link')}
          </ConfirmLink>
        )
      }
      note={isInUse ? <p>{t('depots.inUse')}</p> : null}
    >
      <SavedMeanwhile form={form} labels={labels} />
      <Revision form={form} current={revision} />
      <DepotFields form={form} choices={placesOf(form.reply)} />
    </FormScreen>
  );
}
