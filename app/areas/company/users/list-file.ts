import type { LoaderFunctionArgs } from '@remix-run/node';
import { userListFile } from '~/nouns/accounts/user-list.server';
import { companyUsers } from '~/nouns/accounts/user-place';

export const loader = ({ request }: LoaderFunctionArgs) => userListFile(request, companyUsers);
