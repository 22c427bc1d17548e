import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { choicePage } from '@bff/areas/customer';
import { Banner } from '@ds/patterns/Banner/Banner';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { formatDay } from '@formats';
import { PageFrame } from '~/frame/PageFrame';
import { requireActor } from '~/http/actor.server';
import { useLocale, usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { useMoney } from '~/i18n/use-money';
import { useMoment } from '~/i18n/use-when';
import { to } from '~/to';
import { ReplacementBuses } from './ReplacementBuses';
import { SettledChoice } from './SettledChoice';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'customer');
  const isWhole = new URL(request.url).searchParams.get('show') === 'all';
  const page = await choicePage(actor, params['id'] ?? '', isWhole);
  const title = translator(request)(page.view.isOnly ? 'booking:choice.titleOnly' : 'booking:choice.title', {
    number: page.view.bookingNumber,
  });
  return data({ title, ...page });
}

/** The operator has canceled: the customer chooses the refund or another bus. */
export default function ChoicePage() {
  const { title, view, buses, more } = useLoaderData<typeof loader>();
  const { t } = useTranslation('booking');
  const moment = useMoment();
  const money = useMoney();
  const locale = useLocale();
  const path = usePath();
  const { operator, from, departure, amount, deadline, bookingNumber, booked } = view;
  return (
    <PageFrame>
      <Stack gap="l">
        <h1>{title}</h1>
        <p>{t('choice.intro', { operator, from, to: view.to, date: formatDay(departure, locale) })}</p>
        {view.status === 'waiting' ? (
          <>
            <Banner tone="info">{t('choice.deadline', { at: moment(deadline) })}</Banner>
            <Stack as="section" labelledBy="money">
              <h2 id="money">{t('choice.refundTitle')}</h2>
              <p>{t('choice.refundText', { amount: money(amount) })}</p>
              <Row>
                <LinkButton variant="secondary" href={path(to.takeChoice(bookingNumber, 'refund'))}>
                  {t('choice.refund')}
                </LinkButton>
              </Row>
            </Stack>
            <Stack as="section" labelledBy="buses">
              <h2 id="buses">{t('choice.busTitle')}</h2>
              {buses.length === 0 ? (
                <p>{t('choice.noBus')}</p>
              ) : (
                <>
                  <p>{t('choice.busText')}</p>
                  <p>
                    {t('choice.booked', {
                      bus: t('details.modelValue', {
                        type: t(`busType.${booked.busType}`),
                        model: booked.model,
                        count: booked.seats,
                      }),
                      fuel: t(`search:fuelType.${booked.fuelType}`),
                    })}{' '}
                    {buses[0]?.lacks?.isNothing ? t('choice.completeFirst') : null}
                  </p>
                  <ReplacementBuses bookingNumber={bookingNumber} buses={buses} more={more} />
                </>
              )}
            </Stack>
          </>
        ) : (
          <SettledChoice choice={view} />
        )}
        <p>
          <a href={path(to.booking(bookingNumber))}>{t('choice.back')}</a>
        </p>
      </Stack>
    </PageFrame>
  );
}
