import type { LoaderFunctionArgs } from '@remix-run/node';
import { privatePage } from '~/http/private-page';
import { loadUser } from '~/people/user-details.server';
import { companyUsers } from '~/people/user-place';
import { UserPage } from '~/people/UserPage';

export const headers = privatePage;
export const loader = (args: LoaderFunctionArgs) => loadUser(args, companyUsers);

export default function UserDetails() {
  return <UserPage place={companyUsers} />;
}
