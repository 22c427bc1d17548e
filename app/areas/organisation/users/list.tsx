import type { LoaderFunctionArgs } from '@remix-run/node';
import { privatePage } from '~/http/private-page';
import { loadUserList } from '~/people/user-list.server';
import { organisationUsers } from '~/people/user-place';
import { UserListPage } from '~/people/UserListPage';

export const headers = privatePage;
export const loader = ({ request }: LoaderFunctionArgs) => loadUserList(request, organisationUsers);

export default function UserList() {
  return <UserListPage place={organisationUsers} />;
}
