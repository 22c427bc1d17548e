import { receiptFile } from '@bff/areas/customer';
import type { UserActor } from '@bff/domain/shared/actor';
import { fileAnswer } from '~/http/file-answer.server';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';

/** An order's receipt as a PDF, in the address's language; `page` says why there is none. */
export const receiptAnswer = (
  request: Request,
  actor: UserActor,
  { number, page }: { number: string; page: string },
): Promise<Response> =>
  fileAnswer(request, page, async () => ({
    name: `${translator(request)('booking:purchase.receiptTitle', { number })}.pdf`,
    type: 'application/pdf',
    body: await receiptFile(actor, number, localeOf(request)),
  }));
