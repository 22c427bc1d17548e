import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { privatePage } from '~/http/private-page';
import { loadEditedUser, saveUser } from '~/people/edit-user.server';
import { EditUserPage } from '~/people/EditUserPage';
import { adminUsers } from '~/people/user-place';

export const headers = privatePage;
export const loader = (args: LoaderFunctionArgs) => loadEditedUser(args, adminUsers);
export const action = (args: ActionFunctionArgs) => saveUser(args, adminUsers);

export default function EditUser() {
  return <EditUserPage place={adminUsers} />;
}
