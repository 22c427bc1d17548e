import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { dealRightsOf, giveDealRight, manageableUnits } from '@bff/domain/deal-organisations';
import { seeUser } from '@bff/domain/accounts';
import { mustBeOneOf } from '~/nouns/deal-organisations/must-be-one-of.server';
import { schemaOf } from '~/forms/fields';
import { useLabels } from '~/forms/labels';
import { saveForm, withDraft } from '~/forms/save-form.server';
import { useForm } from '~/forms/use-form';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { requireRecentLogin } from '~/http/recent-login.server';
import { translator } from '~/i18n/i18n.server';
import { rightFields } from '~/nouns/deal-organisations/deal-fields';
import { userIdOf } from '~/nouns/accounts/user-id.server';
import { organisationUsers } from '~/nouns/accounts/user-place';
import { FormScreen } from '~/screens/FormScreen';
import { to } from '~/to';
import { RightSection } from './RightSection';

export const headers = privatePage;

const GivenRight = schemaOf(rightFields);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireRecentLogin(request);
  await manageableUnits(actor);
  const { user } = await seeUser(actor, userIdOf(params['id']));
  const { givable } = await dealRightsOf(actor, user.id);
  const name = user.name || user.username;
  return data({
    title: translator(request)('organisation:rights.giveTitle', { name }),
    user: { id: user.id, name },
    units: givable,
    values: await withDraft(request, {}),
  });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireRecentLogin(request);
  const units = await manageableUnits(actor);
  // A user whom the actor may not see does not exist to them; the form could only say that it cannot be done.
  const { user } = await seeUser(actor, userIdOf(params['id']));
  return saveForm(request, GivenRight, {
    run: async (right) => {
      mustBeOneOf(units, right.unitId, 'unitId');
      await giveDealRight(actor, { ...right, userId: user.id });
    },
    done: () => redirectWithFlash(request, to.organisationUser(user.id), 'organisation:flash.given'),
  });
}

/** Gives a user another right for a unit. */
export default function GiveRight() {
  const { title, user, units, values } = useLoaderData<typeof loader>();
  const { t } = useTranslation('organisation');
  const form = useForm(GivenRight, { reply: useActionData<typeof action>(), values, labels: useLabels(rightFields) });
  const back = to.organisationUser(user.id);
  return (
    <FormScreen
      area="organisation"
      back={[
        { to: organisationUsers.list, label: t('users:details.back') },
        { to: back, label: user.name },
      ]}
      title={title}
      form={form}
      submit={t('rights.give')}
      cancel={{ to: back, label: t('users:cancel') }}
    >
      <RightSection form={form} units={units} />
    </FormScreen>
  );
}
