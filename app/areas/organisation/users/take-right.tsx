import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { dealRightsOf, manageableUnits, takeDealRight } from '@bff/domain/deal-organisations';
import { seeUser } from '@bff/domain/accounts';
import { must } from '@bff/domain/shared/errors';
import { schemaOf } from '~/forms/fields';
import { saveForm } from '~/forms/save-form.server';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { requireRecentLogin } from '~/http/recent-login.server';
import { translator } from '~/i18n/i18n.server';
import { userIdOf } from '~/nouns/accounts/user-id.server';
import { organisationUsers } from '~/nouns/accounts/user-place';
import { confirmationSchema } from '~/screens/confirmation';
import { confirmation } from '~/screens/confirmation.server';
import { ConfirmScreen } from '~/screens/ConfirmScreen';
import { rightFields } from '~/nouns/deal-organisations/deal-fields';
import { to } from '~/to';

export const headers = privatePage;

const Asked = schemaOf(rightFields);

/** The right that the address asks about; it comes from a link. */
async function askedRight(request: Request, id: string | undefined) {
  const actor = await requireRecentLogin(request);
  await manageableUnits(actor);
  const { user } = await seeUser(actor, userIdOf(id));
  const { searchParams } = new URL(request.url);
  const asked = Asked.safeParse({ unitId: searchParams.get('unit'), role: searchParams.get('role') });
  must(asked.success, 'input.invalid');
  return { actor, user, asked: asked.data };
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { actor, user, asked } = await askedRight(request, params['id']);
  const { rights } = await dealRightsOf(actor, user.id);
  const right = rights.find(({ unitId, role }) => unitId === asked.unitId && role === asked.role);
  must(right, 'page.notFound');
  const name = user.name || user.username;
  const t = translator(request);
  return confirmation(request, {
    title: t('organisation:rights.takeTitle', { name }),
    text: [t(rights.length === 1 ? 'organisation:rights.takeLast' : 'organisation:rights.takeText')],
    facts: [
      { label: t('organisation:unit'), value: right.unitName },
      { label: t('deals:role.label'), value: t(`deals:role.${right.role}`) },
    ],
    submit: t('organisation:rights.take'),
    keep: t('users:cancel'),
    back: to.organisationUser(user.id),
    backLabel: name,
  });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { actor, user, asked } = await askedRight(request, params['id']);
  return saveForm(request, confirmationSchema(), {
    run: () => takeDealRight(actor, { ...asked, userId: user.id }),
    done: async () => redirectWithFlash(request, await afterTaking(user.id), 'organisation:flash.taken'),
  });

  /** A user without rights in the actor's units no longer exists to the actor. */
  async function afterTaking(userId: number): Promise<string> {
    const isSeen = await seeUser(actor, userId).then(
      () => true,
      () => false,
    );
    return isSeen ? to.organisationUser(userId) : organisationUsers.list;
  }
}

/** Asks before a right is revoked. */
export default function TakeRight() {
  return <ConfirmScreen area="organisation" />;
}
