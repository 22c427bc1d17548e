import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { handleMismatch, seePayment } from '@bff/domain/payments';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { Banner } from '@ds/patterns/Banner/Banner';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { parseForm } from '~/forms/parse-form.server';
import { useShownForm } from '~/forms/shown-form';
import { AreaFrame } from '~/frame/AreaFrame';
import { requireActor } from '~/http/actor.server';
import { answer } from '~/http/answer.server';
import { redirectWithFlash } from '~/http/flash.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { translator } from '~/i18n/i18n.server';
import { ByHandForm } from '../parts/by-hand-form.server';
import { ByHandFields } from '../parts/ByHandFields';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const { payment, waitsForAPerson } = await seePayment(actor, rowId(params['id'], 'payment.notFound'));
  const { id } = payment;
  return data({ title: translator(request)('payments:handle.title', { id }), id, waitsForAPerson });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const paymentId = rowId(params['id'], 'payment.notFound');
  const form = await parseForm(request, ByHandForm);
  if (!form.ok) return form.reply();
  return answer(handleMismatch(actor, { paymentId, ...form.value }), {
    form,
    done: () => redirectWithFlash(request, `/dashboard/admin/payments/details/${paymentId}`, 'payments:flash.handled'),
  });
}

/** Writes down that money which the product cannot pay back itself was taken care of at the provider. */
export default function HandleMismatch() {
  const { title, id, waitsForAPerson } = useLoaderData<typeof loader>();
  const { t } = useTranslation('payments');
  const path = usePath();
  const form = useShownForm(useActionData<typeof action>(), {
    labels: { reason: t('handle.reason'), reference: t('handle.reference') },
  });
  const back = path(`/dashboard/admin/payments/details/${id}`);
  return (
    <AreaFrame area="admin">
      <BackLink href={back}>{t('payment.title', { id })}</BackLink>
      <PageHeader title={title} />
      <ErrorSummary {...form.summary} />
      {waitsForAPerson ? (
        <ByHandFields form={form} back={back} texts="handle" explained={[t('handle.text')]} />
      ) : (
        <Banner tone="warning">{t('errors:payment.nothingToHandle')}</Banner>
      )}
    </AreaFrame>
  );
}
