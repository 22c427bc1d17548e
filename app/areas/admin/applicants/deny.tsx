// Traces: S2-091, S5-020
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { denyApplicant } from '@bff/domain/applicants';
import { saveForm } from '~/forms/save-form.server';
import { requireActor } from '~/http/actor.server';
import { placeToReturn } from '~/http/back-stack.server';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { translator } from '~/i18n/i18n.server';
import { confirmationSchema } from '~/screens/confirmation';
import { asked } from '~/screens/confirmation.server';
import { ConfirmScreen } from '~/screens/ConfirmScreen';
import { to } from '~/to';
import { Decision } from './ApplicantSheet';
import { loadApplicant } from './load-applicant.server';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const applicant = await loadApplicant(request, params);
  const t = translator(request);
  const hint = t('companies:applicants.reasonHint', { email: applicant.contactEmail });
  const asking = await asked(request, {
    title: t('companies:applicants.denyTitle', { name: applicant.name }),
    text: [],
    fields: [{ name: 'reason', label: t('companies:fields.reason'), hint }],
    submit: t('companies:applicants.deny'),
    keep: t('companies:applicants.keep'),
    back: to.replyToApplicant(applicant.id),
    backLabel: applicant.name,
    isDone: applicant.status !== 'received',
  });
  return { ...asking, applicant };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const id = rowId(params['id'], 'applicant.notFound');
  return saveForm(request, confirmationSchema(['reason']), {
    run: ({ reason }) => denyApplicant(actor, { id, reason }),
    done: async () => {
      const list = await placeToReturn(request, to.applicants());
      return redirectWithFlash(request, list, 'companies:flash.denied');
    },
  });
}

/** Denies an application, with the reason that is mailed. */
export default function DenyApplicant() {
  const { applicant } = useLoaderData<typeof loader>();
  return (
    <ConfirmScreen area="admin">
      <Decision applicant={applicant} />
    </ConfirmScreen>
  );
}
