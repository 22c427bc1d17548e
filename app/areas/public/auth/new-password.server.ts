import { z } from 'zod';
import { newPassword, TOGETHER } from '#fields/schemas';
import { newPasswordRules } from '~/forms/new-password-rules.server';
import { parseForm, readForm } from '~/forms/parse-form.server';

const NewPasswordForm = z.object(newPassword).superRefine(newPasswordRules, TOGETHER);

/** The form of a mailed link that sets a password. The request is read once more, by what lets in the link's owner. */
export const parseNewPassword = async (request: Request) => parseForm(await readForm(request.clone()), NewPasswordForm);
