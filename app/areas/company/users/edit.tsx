// Traces: S2-076
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { privatePage } from '~/http/private-page';
import { loadEditedUser, saveUser } from '~/nouns/accounts/edit-user.server';
import { EditUserPage } from '~/nouns/accounts/EditUserPage';
import { companyUsers } from '~/nouns/accounts/user-place';

export const headers = privatePage;
export const loader = (args: LoaderFunctionArgs) => loadEditedUser(args, companyUsers);
export const action = (args: ActionFunctionArgs) => saveUser(args, companyUsers);

export default function EditUser() {
  return <EditUserPage place={companyUsers} />;
}
