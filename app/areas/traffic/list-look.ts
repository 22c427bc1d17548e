import type { ActionFunctionArgs } from '@remix-run/node';
import { saveLook } from '~/lists/save-look.server';

/** Nothing to see: how lists look is chosen below each of them. */
export const loader = () => new Response(null, { status: 204 });

/** How the lists of this area look. */
export const action = ({ request }: ActionFunctionArgs) => saveLook(request);
