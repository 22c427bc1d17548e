import type { LoaderFunctionArgs } from '@remix-run/node';
import { exportPerson } from '@bff/domain/erasure';
import { toLocalDate } from '@bff/domain/shared/time';
import { fileAnswer } from '~/http/file-answer.server';
import { requireRecentLogin } from '~/http/recent-login.server';
import { to } from '~/to';

/** All data held about the user, as JSON. */
export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireRecentLogin(request);
  return fileAnswer(request, to.dataExport(), async () => {
    const held = await exportPerson(actor);
    const day = toLocalDate(held.exported);
    return {
      name: `${held.account.username}-${day}.json`,
      type: 'application/json; charset=utf-8',
      body: JSON.stringify(held, null, 2),
    };
  });
}
