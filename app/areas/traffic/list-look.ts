import type { ActionFunctionArgs } from '@remix-run/node';
import { saveLook } from '~/lists/save-look.server';

/** There is nothing to show: the form for it stands below each list. */
export const loader = () => new Response(null, { status: 204 });

/** Saves the display settings and the searches of this area's lists. */
export const action = ({ request }: ActionFunctionArgs) => saveLook(request);
