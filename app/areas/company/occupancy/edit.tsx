import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { editLockout, lockoutRevision, seeLockout } from '@bff/domain/lockouts';
import { useLabels } from '~/forms/labels';
import { Revision } from '~/forms/Revision';
import { saveForm, withDraft } from '~/forms/save-form.server';
import { SavedMeanwhile } from '~/forms/SavedMeanwhile';
import { useForm } from '~/forms/use-form';
import { requireActor } from '~/http/actor.server';
import { placeToReturn } from '~/http/back-stack.server';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { translator } from '~/i18n/i18n.server';
import { ConfirmLink } from '~/screens/ConfirmLink';
import { FormScreen } from '~/screens/FormScreen';
import { to } from '~/to';
import { EditedLockout, lockoutFields } from './lockout-fields';
import { lockoutOf, lockoutValues } from './lockout-form.server';
import { LockoutPeriod } from './LockoutPeriod';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const { lockout, vehicle } = await seeLockout(actor, rowId(params['id'], 'occupancy.notFound'));
  const saved = lockoutValues(lockout);
  return data({
    title: translator(request)('fleet:occupancy.edit', { name: vehicle.registrationNumber }),
    id: lockout.id,
    vehicle: vehicle.registrationNumber,
    saved,
    values: await withDraft(request, saved),
    revision: lockoutRevision(lockout),
  });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const id = rowId(params['id'], 'occupancy.notFound');
  // One of another company does not exist to the actor; the form could only say that it cannot be done.
  const { lockout } = await seeLockout(actor, id);
  return saveForm(request, EditedLockout, {
    run: ({ revision, ...value }) => editLockout(actor, { id, revision, lockout: lockoutOf(value, lockout) }),
    done: async () =>
      redirectWithFlash(request, await placeToReturn(request, to.occupancy()), 'fleet:flash.lockoutSaved'),
  });
}

/** A lockout's period and reason. The timeline also saves here what was moved in it. */
export default function EditLockout() {
  const { title, id, vehicle, saved, values, revision } = useLoaderData<typeof loader>();
  const { t } = useTranslation('fleet');
  const labels = useLabels(lockoutFields);
  const form = useForm(EditedLockout, { reply: useActionData<typeof action>(), values, saved, labels });
  return (
    <FormScreen
      area="company"
      back={{ to: to.occupancy(), label: t('occupancy.title') }}
      over={vehicle}
      title={title}
      form={form}
      submit={t('save')}
      also={
        <ConfirmLink variant="danger" to={to.removeLockout(id)}>
          {t('occupancy.remove.link')}
        </ConfirmLink>
      }
    >
      <SavedMeanwhile form={form} labels={labels} />
      <Revision form={form} current={revision} />
      <LockoutPeriod form={form} />
    </FormScreen>
  );
}
