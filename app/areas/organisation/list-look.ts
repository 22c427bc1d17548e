import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { localePath } from '~/http/locale-path';
import { saveLook } from '~/lists/save-look.server';

/** Nothing to see: how lists look is chosen below each of them. */
export const loader = ({ request }: LoaderFunctionArgs) => redirect(localePath(request, '/dashboard/organisation'));

/** How the lists of this area look. */
export const action = ({ request }: ActionFunctionArgs) => saveLook(request);
