import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { privatePage } from '~/http/private-page';
import { createUser, loadNewUser } from '~/nouns/accounts/create-user.server';
import { CreateUserPage } from '~/nouns/accounts/CreateUserPage';
import { adminUsers } from '~/nouns/accounts/user-place';

export const headers = privatePage;
export const loader = ({ request }: LoaderFunctionArgs) => loadNewUser(request, adminUsers);
export const action = ({ request }: ActionFunctionArgs) => createUser(request, adminUsers);

export default function CreateUser() {
  return <CreateUserPage place={adminUsers} />;
}
