import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { editDealContact, ownDealOrganisation } from '@bff/domain/deal-organisations';
import { must } from '@bff/domain/shared/errors';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { Button } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { dealContactFields, dealContactValues, version } from '~/nouns/deal-organisations/deal-contact-form.server';
import { useDealLabels } from '~/nouns/deal-organisations/deal-labels';
import { DealContactFields } from '~/nouns/deal-organisations/DealContactFields';
import { parseForm } from '~/forms/parse-form.server';
import { PostForm } from '~/forms/PostForm';
import { SavedMeanwhile } from '~/forms/SavedMeanwhile';
import { useShownForm } from '~/forms/shown-form';
import { AreaFrame } from '~/frame/AreaFrame';
import { requireActor } from '~/http/actor.server';
import { answer } from '~/http/answer.server';
import { redirectWithFlash } from '~/http/flash.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';

export const headers = privatePage;

const ContactForm = z.object({ ...dealContactFields, version });
const PLACE = '/dashboard/organisation/details';

async function editable(request: Request) {
  const actor = await requireActor(request);
  const { organisation, mayEdit } = await ownDealOrganisation(actor);
  must(mayEdit, 'auth.noPermission');
  return { actor, organisation };
}

export async function loader({ request }: LoaderFunctionArgs) {
  const { organisation } = await editable(request);
  const title = translator(request)('organisation:details.editTitle');
  return data({ title, version: organisation.version, values: dealContactValues(organisation) });
}

export async function action({ request }: ActionFunctionArgs) {
  const { actor, organisation } = await editable(request);
  const form = await parseForm(request, ContactForm);
  if (!form.ok) return form.reply();
  const { version: seen, ...contact } = form.value;
  return answer(editDealContact(actor, { id: organisation.id, version: seen, contact }), {
    form,
    done: () => redirectWithFlash(request, PLACE, 'deals:flash.saved'),
  });
}

/** Whom the organisation is reached by. */
export default function EditContact() {
  const { title, values, version: current } = useLoaderData<typeof loader>();
  const { t } = useTranslation('organisation');
  const path = usePath();
  const reply = useActionData<typeof action>();
  const labels = useDealLabels();
  const form = useShownForm(reply, { values, labels });
  return (
    <AreaFrame area="organisation">
      <BackLink href={path(PLACE)}>{t('details.title')}</BackLink>
      <PageHeader title={title} />
      <PostForm>
        <Stack gap="l">
          <ErrorSummary {...form.summary} />
          <SavedMeanwhile reply={reply} saved={values} labels={labels} />
          <input type="hidden" name="version" value={current} />
          <DealContactFields form={form} />
          <Row>
            <Button>{t('deals:edit.submit')}</Button>
            <LinkButton variant="secondary" href={path(PLACE)}>
              {t('users:cancel')}
            </LinkButton>
          </Row>
        </Stack>
      </PostForm>
    </AreaFrame>
  );
}
