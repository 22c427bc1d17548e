import type { LoaderFunctionArgs } from '@remix-run/node';
import { userListFile } from '~/people/user-list.server';
import { organisationUsers } from '~/people/user-place';

export const loader = ({ request }: LoaderFunctionArgs) => userListFile(request, organisationUsers);
