import { z } from 'zod';
import { newPassword, sameTwice } from '#fields/schemas';
import { parseForm, readForm } from '~/forms/parse-form.server';

const NewPasswordForm = z.object(newPassword).superRefine(sameTwice);

/** The form of a mailed link that sets a password. The request is read once more, by what lets in the link's owner. */
export const parseNewPassword = async (request: Request) => parseForm(await readForm(request.clone()), NewPasswordForm);
