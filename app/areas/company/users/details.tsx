import type { LoaderFunctionArgs } from '@remix-run/node';
import { privatePage } from '~/http/private-page';
import { loadUser } from '~/nouns/accounts/user-details.server';
import { companyUsers } from '~/nouns/accounts/user-place';
import { UserPage } from '~/nouns/accounts/UserPage';

export const headers = privatePage;
export const loader = (args: LoaderFunctionArgs) => loadUser(args, companyUsers);

export default function UserDetails() {
  return <UserPage place={companyUsers} />;
}
