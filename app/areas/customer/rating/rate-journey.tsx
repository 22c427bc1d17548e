// Traces: S2-042, S2-048, S5-018
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { ratedTrip } from '@bff/areas/customer';
import { rateJourney } from '@bff/domain/journeys';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { Banner } from '@ds/patterns/Banner/Banner';
import { RadioGroup } from '@ds/primitives/RadioGroup/RadioGroup';
import { Button } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { Stack } from '@ds/primitives/Stack/Stack';
import { formatDay } from '@formats';
import { useErrorMessage } from '~/forms/error-text';
import { facesOf } from '~/forms/fields';
import { useLabels } from '~/forms/labels';
import { LightFields } from '~/forms/LightFields';
import { PostForm } from '~/forms/PostForm';
import { saveForm } from '~/forms/save-form.server';
import { useShownForm } from '~/forms/shown-form';
import { PageFrame } from '~/frame/PageFrame';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { useLocale, usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { to } from '~/to';
import { STARS } from '@states/stars';
import { ratingFields, RatingForm } from './rating-fields.server';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'customer');
  const trip = await ratedTrip(actor, params['id'] ?? '');
  const title = translator(request)('rating:title');
  return data({ title, trip, fields: facesOf(ratingFields) }, { status: trip.refusal ? 409 : 200 });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request, 'customer');
  const number = params['id'] ?? '';
  const { bookingNumber } = await ratedTrip(actor, number);
  return saveForm(request, RatingForm, {
    run: ({ rating, comment }) => rateJourney(actor, number, { rating: Number(rating), comment }),
    done: () => redirectWithFlash(request, to.booking(bookingNumber), 'rating:flash.given'),
  });
}

/** Rates the trip: 1–5 and a few words, once. */
export default function RateJourney() {
  const { title, trip, fields } = useLoaderData<typeof loader>();
  const { t } = useTranslation('rating');
  const locale = useLocale();
  const path = usePath();
  const message = useErrorMessage();
  const form = useShownForm(useActionData<typeof action>(), { labels: useLabels(fields) });
  const { from, operator, departure, refusal, bookingNumber } = trip;
  return (
    <PageFrame width="narrow">
      <Stack>
        <BackLink href={path(to.booking(bookingNumber))}>{t('back')}</BackLink>
        <h1>{title}</h1>
        <p>{t('intro', { from, to: trip.to, operator, date: formatDay(departure, locale) })}</p>
        {refusal ? (
          <Banner tone="warning">{message(refusal)}</Banner>
        ) : (
          <PostForm>
            <Stack>
              <ErrorSummary {...form.summary} />
              <RadioGroup
                {...form.field('rating')}
                legend={t('fields.rating')}
                options={STARS.map((value) => ({ value, label: t(`stars.${value}`) }))}
              />
              <LightFields form={form} fields={fields} only={['comment']} />
              <div>
                <Button>{t('submit')}</Button>
              </div>
            </Stack>
          </PostForm>
        )}
      </Stack>
    </PageFrame>
  );
}
