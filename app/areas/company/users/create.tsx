import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { privatePage } from '~/http/private-page';
import { createUser, loadNewUser } from '~/people/create-user.server';
import { CreateUserPage } from '~/people/CreateUserPage';
import { companyUsers } from '~/people/user-place';

export const headers = privatePage;
export const loader = ({ request }: LoaderFunctionArgs) => loadNewUser(request, companyUsers);
export const action = ({ request }: ActionFunctionArgs) => createUser(request, companyUsers);

export default function CreateUser() {
  return <CreateUserPage place={companyUsers} />;
}
