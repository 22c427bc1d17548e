import type { ActionFunctionArgs } from '@remix-run/node';
import { saveLook } from '~/lists/save-look.server';

/** There is no page: each list has its settings below it. */
export const loader = () => new Response(null, { status: 204 });

/** Saves how this area's lists look. */
export const action = ({ request }: ActionFunctionArgs) => saveLook(request);
