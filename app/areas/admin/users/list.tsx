// Traces: S2-110
import type { LoaderFunctionArgs } from '@remix-run/node';
import { privatePage } from '~/http/private-page';
import { loadUserList } from '~/nouns/accounts/user-list.server';
import { adminUsers } from '~/nouns/accounts/user-place';
import { UserListPage } from '~/nouns/accounts/UserListPage';

export const headers = privatePage;
export const loader = ({ request }: LoaderFunctionArgs) => loadUserList(request, adminUsers);

export default function UserList() {
  return <UserListPage place={adminUsers} />;
}
