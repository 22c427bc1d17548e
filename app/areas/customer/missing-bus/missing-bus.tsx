import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { missingTrip } from '@bff/areas/customer';
import { reportMissingBus } from '@bff/domain/journeys';
import { Banner } from '@ds/patterns/Banner/Banner';
import { Button } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { useErrorMessage } from '~/forms/error-text';
import { PostForm } from '~/forms/PostForm';
import { saveForm } from '~/forms/save-form.server';
import { useShownForm } from '~/forms/shown-form';
import { PageFrame } from '~/frame/PageFrame';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { useWhen } from '~/i18n/use-when';
import { confirmationSchema } from '~/screens/confirmation';
import { to } from '~/to';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'customer');
  const trip = await missingTrip(actor, params['id'] ?? '');
  const title = translator(request)('journeys:missing.title');
  return data({ title, trip }, { status: trip.refusal ? 409 : 200 });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request, 'customer');
  const number = params['id'] ?? '';
  const { bookingNumber } = await missingTrip(actor, number);
  return saveForm(request, confirmationSchema(), {
    run: () => reportMissingBus(actor, number),
    done: () => redirectWithFlash(request, to.booking(bookingNumber), 'journeys:missing.flash.reported'),
  });
}

/** A waiting customer reports that the bus did not come. */
export default function MissingBus() {
  const { title, trip } = useLoaderData<typeof loader>();
  const { t } = useTranslation('journeys');
  const when = useWhen();
  const path = usePath();
  const message = useErrorMessage();
  const form = useShownForm(useActionData<typeof action>(), { labels: {} });
  const { from, operator, pickup, emergencyPhone, refusal } = trip;
  const back = path(to.booking(trip.bookingNumber));
  return (
    <PageFrame width="narrow">
      <Stack>
        <h1>{title}</h1>
        <p>{t('missing.intro', { from, to: trip.to, operator, pickup: when(pickup) })}</p>
        {refusal ? (
          <>
            <Banner tone="warning">{message(refusal)}</Banner>
            <div>
              <LinkButton href={back}>{t('missing.back')}</LinkButton>
            </div>
          </>
        ) : (
          <>
            <p>{t('missing.text', { operator })}</p>
            <p>
              <a href={`tel:${emergencyPhone.number}`}>{t('missing.call', { phone: emergencyPhone.text })}</a>
            </p>
            <PostForm>
              <Stack>
                <ErrorSummary {...form.summary} />
                <Row>
                  <Button>{t('missing.submit')}</Button>
                  <LinkButton variant="plain" href={back}>
                    {t('missing.back')}
                  </LinkButton>
                </Row>
              </Stack>
            </PostForm>
          </>
        )}
      </Stack>
    </PageFrame>
  );
}
