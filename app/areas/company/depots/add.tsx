import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { addDepot } from '@bff/domain/depots';
import { pickFields } from '~/forms/fields';
import { useLabels } from '~/forms/labels';
import { withDraft } from '~/forms/save-form.server';
import { useForm } from '~/forms/use-form';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { namesAPlace, placesOf } from '~/nouns/places/place-choice';
import { savePlacedForm } from '~/nouns/places/save-placed-form.server';
import { FormScreen } from '~/screens/FormScreen';
import { to } from '~/to';
import { companyOf } from '../company-of.server';
import { depotFields, labelledFields, NewDepot } from './depot-fields';
import { DepotFields } from './DepotFields';

export const headers = privatePage;

const LIST = to.depots();

export async function loader({ request }: LoaderFunctionArgs) {
  companyOf(await requireActor(request));
  return data({ title: translator(request)('fleet:depots.add'), values: await withDraft(request, {}) });
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const companyId = companyOf(actor);
  return savePlacedForm(request, NewDepot, {
    run: (value, at) =>
      addDepot(actor, { companyId, details: { ...pickFields(depotFields, value), lat: at!.lat, lon: at!.lon } }),
    done: (_, { name }) => redirectWithFlash(request, LIST, 'fleet:flash.depotAdded', { params: { name } }),
  });
}

/** A new depot. */
export default function AddDepot() {
  const { title, values } = useLoaderData<typeof loader>();
  const { t } = useTranslation('fleet');
  const reply = useActionData<typeof action>();
  const form = useForm(NewDepot, { reply, values, labels: useLabels(labelledFields), asksServer: namesAPlace });
  return (
    <FormScreen
      area="company"
      back={{ to: LIST, label: t('depots.title') }}
      title={title}
      form={form}
      submit={t('depots.addSubmit')}
    >
      <DepotFields form={form} choices={placesOf(form.reply)} />
    </FormScreen>
  );
}
