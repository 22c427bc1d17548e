import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { privatePage } from '~/http/private-page';
import { loadUserAct, runUserAct } from '~/nouns/accounts/user-details.server';
import { adminUsers } from '~/nouns/accounts/user-place';
import { ConfirmScreen } from '~/screens/ConfirmScreen';

export const headers = privatePage;
export const loader = (args: LoaderFunctionArgs) => loadUserAct(args, adminUsers);
export const action = (args: ActionFunctionArgs) => runUserAct(args, adminUsers);

export default function UserAct() {
  return <ConfirmScreen area="admin" />;
}
