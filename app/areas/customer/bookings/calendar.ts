import type { LoaderFunctionArgs } from '@remix-run/node';
import { calendarFile } from '@bff/areas/customer';
import { requireActor } from '~/http/actor.server';
import { fileAnswer } from '~/http/file-answer.server';
import { localeOf } from '~/i18n/i18n';
import { to } from '~/to';

/** The trip as a calendar file. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'customer');
  const number = params['id'] ?? '';
  return fileAnswer(request, to.booking(number), async () => ({
    name: `${number}.ics`,
    type: 'text/calendar; charset=utf-8',
    body: await calendarFile(actor, number, localeOf(request)),
  }));
}
