import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import {
  changeDealOrganisationStatus,
  dealOrganisationStates,
  type DealOrganisationStatus,
  seeDealOrganisation,
} from '@bff/domain/deal-organisations';
import { DomainError } from '@bff/domain/shared/errors';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { Banner } from '@ds/patterns/Banner/Banner';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { Button } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { TextArea } from '@ds/primitives/TextArea/TextArea';
import { useDealLabels } from '~/nouns/deal-organisations/deal-labels';
import { reason } from '~/forms/field-schemas';
import { parseForm } from '~/forms/parse-form.server';
import { PostForm } from '~/forms/PostForm';
import { useShownForm } from '~/forms/shown-form';
import { AreaFrame } from '~/frame/AreaFrame';
import { requireActor } from '~/http/actor.server';
import { answer } from '~/http/answer.server';
import { redirectWithFlash } from '~/http/flash.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { translator } from '~/i18n/i18n.server';

export const headers = privatePage;

/** Activating needs no reason. */
const forms = {
  active: z.object({ reason: reason.optional() }),
  suspended: z.object({ reason }),
  inactive: z.object({ reason }),
} satisfies Record<DealOrganisationStatus, z.ZodType>;

/** The state that the address asks for; it comes from a link. */
function wantedStatus(request: Request): DealOrganisationStatus {
  const to = new URL(request.url).searchParams.get('to');
  const status = dealOrganisationStates.states.find((state) => state === to);
  if (!status) throw new DomainError('input.invalid');
  return status;
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const to = wantedStatus(request);
  const { organisation } = await seeDealOrganisation(actor, rowId(params['id'], 'dealOrganisation.notFound'));
  const { id, name, status } = organisation;
  const mayGo = dealOrganisationStates.allows(status, to);
  const title = translator(request)(`deals:to.${to}.title`, { name });
  return data({ title, organisation: { id, name, status }, to, mayGo }, { status: mayGo ? 200 : 409 });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const to = wantedStatus(request);
  const id = rowId(params['id'], 'dealOrganisation.notFound');
  const form = await parseForm(request, forms[to]);
  if (!form.ok) return form.reply();
  return answer(changeDealOrganisationStatus(actor, { id, to, reason: form.value.reason ?? null }), {
    form,
    done: () => redirectWithFlash(request, `/dashboard/admin/deal-customers/details/${id}`, `deals:flash.${to}`),
  });
}

/** The last look before an organisation is activated, suspended or deactivated. */
export default function DealCustomerStatus() {
  const { title, organisation, to, mayGo } = useLoaderData<typeof loader>();
  const { t } = useTranslation('deals');
  const path = usePath();
  const form = useShownForm(useActionData<typeof action>(), { labels: useDealLabels() });
  const back = path(`/dashboard/admin/deal-customers/details/${organisation.id}`);
  return (
    <AreaFrame area="admin">
      <BackLink href={back}>{organisation.name}</BackLink>
      <PageHeader title={title} />
      <ErrorSummary {...form.summary} />
      {mayGo ? (
        <PostForm>
          <Stack>
            <p>{t(`to.${to}.text`)}</p>
            {to === 'active' ? null : (
              <TextArea
                {...form.field('reason')}
                label={t('fields.reason')}
                hint={t('hints.reason')}
                maxLength={1000}
                required
              />
            )}
            <Row>
              <Button variant={to === 'active' ? 'primary' : 'danger'}>{t(`to.${to}.submit`)}</Button>
              <LinkButton variant="secondary" href={back}>
                {t('keep')}
              </LinkButton>
            </Row>
          </Stack>
        </PostForm>
      ) : (
        <Stack>
          <Banner tone="warning">{t('cannotGo', { status: t(`status.${organisation.status}`) })}</Banner>
          <Row>
            <LinkButton href={back}>{t('keep')}</LinkButton>
          </Row>
        </Stack>
      )}
    </AreaFrame>
  );
}
