import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { renewInvitation, seeUser } from '@bff/domain/accounts';
import { saveForm } from '~/forms/save-form.server';
import { privatePage } from '~/http/private-page';
import { requireRecentLogin } from '~/http/recent-login.server';
import { translator } from '~/i18n/i18n.server';
import { actOnRows, answerActed, chosenRows, nothingChosen, seenRows } from '~/lists/act-on-rows.server';
import { ActedRows } from '~/lists/bulk';
import { adminUsers } from '~/nouns/accounts/user-place';
import { confirmationSchema } from '~/screens/confirmation';
import { confirmation } from '~/screens/confirmation.server';
import { ConfirmScreen } from '~/screens/ConfirmScreen';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireRecentLogin(request, { area: 'admin' });
  const rows = chosenRows(request);
  const seen = await seenRows(rows, (id) => seeUser(actor, id));
  const t = translator(request);
  return confirmation(request, {
    title: t('users:inviteMany.title', { count: seen.length }),
    text: [t('users:inviteMany.text')],
    facts: seen.map(({ user }) => ({
      label: user.name || user.username,
      value: [user.email, t(`users:standings.${user.standing}`)].join(', '),
    })),
    submit: t('users:inviteMany.submit'),
    isHarmless: true,
    keep: t('users:cancel'),
    back: adminUsers.list,
    backLabel: t('users:list.title'),
    ...nothingChosen(rows, seen, t),
  });
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireRecentLogin(request, { area: 'admin' });
  const rows = chosenRows(request);
  return saveForm(request, confirmationSchema(), {
    run: async () => {
      const seen = await seenRows(rows, (id) => seeUser(actor, id));
      const names = new Map(seen.map(({ user }) => [user.id, user.name || user.username]));
      return actOnRows(rows, { act: (id) => renewInvitation(actor, id), nameOf: (id) => names.get(id) ?? String(id) });
    },
    done: (acted) => answerActed(request, acted, { list: adminUsers.list, flash: 'users:flash.manyInvited' }),
  });
}

/** Asks before several people who have not accepted their invitation get a new one. */
export default function InviteUsers() {
  return (
    <ConfirmScreen area="admin">
      <ActedRows />
    </ConfirmScreen>
  );
}
