import type { LoaderFunctionArgs } from '@remix-run/node';
import { sharedTrip } from '@bff/areas/customer';
import { localeOf } from '~/i18n/i18n';
import { livePosition } from '~/http/live-position.server';

/** Tells the page of a shared trip that the bus has moved. */
export const loader = async ({ request, params }: LoaderFunctionArgs) =>
  livePosition(request, await sharedTrip(params['token'] ?? '', localeOf(request)));
