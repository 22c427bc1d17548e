import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { giveUpMessage, seeMessage } from '@bff/domain/outgoing-messages';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { Banner } from '@ds/patterns/Banner/Banner';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { Button } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { TextArea } from '@ds/primitives/TextArea/TextArea';
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
import { messageName } from './message-names';

export const headers = privatePage;

const GiveUpForm = z.object({ reason });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const message = await seeMessage(actor, rowId(params['id'], 'message.notFound'));
  return data({ title: translator(request)('outgoing:giveUp.title', { id: message.id }), message });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const id = rowId(params['id'], 'message.notFound');
  const form = await parseForm(request, GiveUpForm);
  if (!form.ok) return form.reply();
  return answer(giveUpMessage(actor, { id, ...form.value }), {
    form,
    done: () =>
      redirectWithFlash(request, `/dashboard/admin/outgoing-messages/details/${id}`, 'outgoing:flash.givenUp'),
  });
}

/** The last look before an outgoing message is given up for good. */
export default function GiveUpMessage() {
  const { title, message } = useLoaderData<typeof loader>();
  const { t } = useTranslation('outgoing');
  const path = usePath();
  const form = useShownForm(useActionData<typeof action>(), { labels: { reason: t('giveUp.reason') } });
  const back = path(`/dashboard/admin/outgoing-messages/details/${message.id}`);
  const isEnded = message.state === 'sent' || message.state === 'closed';
  return (
    <AreaFrame area="admin">
      <BackLink href={back}>{t('details.title', { id: message.id })}</BackLink>
      <PageHeader over={messageName(t, message)} title={title} />
      <ErrorSummary {...form.summary} />
      {isEnded ? (
        <Banner tone="warning">{t('errors:message.ended')}</Banner>
      ) : (
        <PostForm>
          <Stack>
            <p className="measure">{t('giveUp.text')}</p>
            {message.kind === 'mail' ? <p className="measure">{t('giveUp.mailText')}</p> : null}
            <TextArea
              {...form.field('reason')}
              label={t('giveUp.reason')}
              hint={t('giveUp.reasonHint')}
              maxLength={1000}
              required
            />
            <Row>
              <Button variant="danger">{t('giveUp.submit')}</Button>
              <LinkButton variant="secondary" href={back}>
                {t('giveUp.keep')}
              </LinkButton>
            </Row>
          </Stack>
        </PostForm>
      )}
    </AreaFrame>
  );
}
