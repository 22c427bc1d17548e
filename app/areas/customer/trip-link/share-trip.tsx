import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { bookingToShare } from '@bff/areas/customer';
import { shareTrip, withdrawTripLink } from '@bff/domain/journeys';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { WordsBefore } from '@ds/support/WordsBefore';
import { Banner } from '@ds/patterns/Banner/Banner';
import { Split } from '@ds/patterns/Split/Split';
import { BusIllustration } from '@ds/pictures/BusIllustration/BusIllustration';
import { Button } from '@ds/primitives/Button/Button';
import { CopyText } from '@ds/primitives/CopyText/CopyText';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { formatWhen } from '@formats';
import { publicOrigin } from '@bff/platform/env';
import { byIntent } from '~/forms/save-form.server';
import { PostForm } from '~/forms/PostForm';
import { PageFrame } from '~/frame/PageFrame';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { localePath } from '~/http/locale-path';
import { useLocale, usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { to } from '~/to';
import type { TextKey } from '~/i18n/text-keys';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'customer');
  const { bookingNumber, trip, link, canBeShared } = await bookingToShare(actor, params['id'] ?? '');
  return data({
    title: translator(request)('booking:share.title'),
    bookingNumber,
    trip,
    canBeShared,
    link: link ? { url: `${publicOrigin()}${localePath(request, to.sharedTrip(link.token))}`, expires: link.expires } : null, // prettier-ignore
  });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request, 'customer');
  const { bookingId, bookingNumber } = await bookingToShare(actor, params['id'] ?? '');
  const back = (key: TextKey) => redirectWithFlash(request, to.shareTrip(bookingNumber), key);
  return byIntent(request, {
    share: async () => {
      await shareTrip(actor, bookingId);
      return back('booking:share.made');
    },
    withdraw: async () => {
      await withdrawTripLink(actor, bookingId);
      return back('booking:share.withdrawn');
    },
  });
}

const body = (message: string): string => `body=${encodeURIComponent(message)}`;
const mail = (subject: string, message: string): string => `subject=${encodeURIComponent(subject)}&${body(message)}`;

/** A link to the trip for those who wait at its end; made and withdrawn here. */
export default function ShareTripPage() {
  const { title, bookingNumber, trip, link, canBeShared } = useLoaderData<typeof loader>();
  const { t } = useTranslation('booking');
  const path = usePath();
  const message = (url: string) => t('share.message', { url });
  return (
    <PageFrame>
      <Stack>
        <BackLink href={path(to.booking(bookingNumber))}>{t('cancel.back')}</BackLink>
        <h1>{title}</h1>
        <Split side="end" asideLast label={t('list.trip')} aside={<SharedTrip trip={trip} />}>
          <Stack>
            <p>{t('share.text')}</p>
            {link ? (
              <>
                <p>
                  <a href={link.url}>{link.url}</a>{' '}
                  <CopyText
                    text={link.url}
                    label={t('share.copy')}
                    done={t('justBooked.copied')}
                    share={t('share.send')}
                  />
                </p>
                <Row>
                  <LinkButton variant="secondary" href={`mailto:?${mail(t('details.location'), message(link.url))}`}>
                    {t('share.mail')}
                  </LinkButton>
                  {/* With both marks, because telephones differ in which of them they read. */}
                  <LinkButton variant="secondary" href={`sms:?&${body(message(link.url))}`}>
                    {t('share.sms')}
                  </LinkButton>
                </Row>
                <p>
                  <WordsBefore>{t('share.until')}</WordsBefore>
                  <DateTime at={link.expires} show="moment" />
                </p>
              </>
            ) : canBeShared ? null : (
              <Banner tone="info">{t('share.cannot')}</Banner>
            )}
            {link || canBeShared ? (
              <PostForm>
                <Button name="intent" value={link ? 'withdraw' : 'share'} variant={link ? 'secondary' : 'primary'}>
                  {t(link ? 'share.withdraw' : 'share.make')}
                </Button>
              </PostForm>
            ) : null}
          </Stack>
        </Split>
      </Stack>
    </PageFrame>
  );
}

/** Which trip it is. */
function SharedTrip({ trip }: { trip: ReturnType<typeof useLoaderData<typeof loader>>['trip'] }) {
  const locale = useLocale();
  return (
    <Stack gap="s">
      <BusIllustration kind={trip.busType} operatorId={trip.companyId} />
      <h2>{`${trip.from} – ${trip.to}`}</h2>
      <p>{formatWhen(trip.departure, locale)}</p>
    </Stack>
  );
}
