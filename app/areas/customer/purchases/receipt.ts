// Traces: S2-039, S2-049
import type { LoaderFunctionArgs } from '@remix-run/node';
import { receiptFile } from '@bff/areas/customer';
import { requireActor } from '~/http/actor.server';
import { fileAnswer } from '~/http/file-answer.server';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { to } from '~/to';

/** The receipt as a PDF, in the address's language. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'customer');
  const number = params['id'] ?? '';
  return fileAnswer(request, to.purchase(number), async () => ({
    name: `${translator(request)('booking:purchase.receiptTitle', { number })}.pdf`,
    type: 'application/pdf',
    body: await receiptFile(actor, number, localeOf(request)),
  }));
}
