// Traces: S2-077
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { privatePage } from '~/http/private-page';
import { createUser, loadNewUser } from '~/nouns/accounts/create-user.server';
import { CreateUserPage } from '~/nouns/accounts/CreateUserPage';
import { companyUsers } from '~/nouns/accounts/user-place';

export const headers = privatePage;
export const loader = ({ request }: LoaderFunctionArgs) => loadNewUser(request, companyUsers);
export const action = ({ request }: ActionFunctionArgs) => createUser(request, companyUsers);

export default function CreateUser() {
  return <CreateUserPage place={companyUsers} />;
}
