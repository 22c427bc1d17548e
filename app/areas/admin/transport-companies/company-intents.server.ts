import { z } from 'zod';
import { editCompany } from '@bff/domain/companies';
import { renewInvitation } from '@bff/domain/accounts';
import type { UserActor } from '@bff/domain/shared/actor';
import { parseForm } from '~/forms/parse-form.server';
import { takeFile } from '~/forms/take-file.server';
import { answer } from '~/http/answer.server';
import { redirectWithFlash } from '~/http/flash.server';
import { companyFields, detailsOf } from './company-form.server';

const placeOf = (id: number) => `/dashboard/admin/transport-companies/edit/${id}`;
const id = z.coerce.number().int().positive().max(1e15);

const SaveForm = z.object({ ...companyFields, version: id, intent: z.literal('save') });
const InviteForm = z.object({ userId: id, intent: z.literal('invite') });

/** Saves the details that the form was filled with, unless somebody else has saved meanwhile. */
export async function saveDetails(request: Request, actor: UserActor, companyId: number, sent: FormData) {
  const logo = await takeFile(sent, 'logo');
  const form = await parseForm(sent, SaveForm);
  if (!form.ok) return form.reply();
  const { version } = form.value;
  return answer(editCompany(actor, { id: companyId, version, details: detailsOf(form.value), logo }), {
    form,
    done: () => redirectWithFlash(request, placeOf(companyId), 'companies:flash.saved'),
  });
}

/** Mails an administrator of the company a new invitation. */
export async function inviteAgain(request: Request, actor: UserActor, companyId: number, sent: FormData) {
  const form = await parseForm(sent, InviteForm);
  if (!form.ok) return form.reply();
  return answer(renewInvitation(actor, form.value.userId), {
    form,
    done: () => redirectWithFlash(request, placeOf(companyId), 'companies:flash.invitedAgain'),
  });
}
