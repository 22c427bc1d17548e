// Traces: S2-075
import type { LoaderFunctionArgs } from '@remix-run/node';
import { privatePage } from '~/http/private-page';
import { loadUserList } from '~/nouns/accounts/user-list.server';
import { companyUsers } from '~/nouns/accounts/user-place';
import { UserListPage } from '~/nouns/accounts/UserListPage';

export const headers = privatePage;
export const loader = ({ request }: LoaderFunctionArgs) => loadUserList(request, companyUsers);

export default function UserList() {
  return <UserListPage place={companyUsers} />;
}
