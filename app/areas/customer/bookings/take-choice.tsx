// Traces: S8-645
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { type ChoiceBus, choiceOfOne } from '@bff/areas/customer';
import { settleChoice } from '@bff/domain/bookings';
import { must } from '@bff/domain/shared/errors';
import { Banner } from '@ds/patterns/Banner/Banner';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
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
import { useMoney } from '~/i18n/use-money';
import { useWhen } from '~/i18n/use-when';
import { confirmationSchema } from '~/screens/confirmation';
import { to } from '~/to';
import { BETWEEN, useReplacementFacts } from './replacement-facts';

export const headers = privatePage;

/** The refund, or a bus by its id. */
function wantedOf({ take = '' }: LoaderFunctionArgs['params']): 'refund' | { vehicleId: number } {
  if (take === 'refund') return take;
  must(/^[1-9]\d{0,14}$/.test(take), 'page.notFound');
  return { vehicleId: Number(take) };
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'customer');
  const wanted = wantedOf(params);
  const { view, bus } = await choiceOfOne(
    actor,
    params['id'] ?? '',
    wanted === 'refund' ? undefined : wanted.vehicleId,
  );
  const refusal =
    view.status !== 'waiting' ? 'booking.choiceOver' : wanted !== 'refund' && !bus ? 'booking.occupied' : null;
  const title = translator(request)(wanted === 'refund' ? 'booking:choice.confirmRefund' : 'booking:choice.confirmBus');
  return data({ title, view, bus, refusal }, { status: refusal ? 409 : 200 });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request, 'customer');
  const bookingNumber = params['id'] ?? '';
  const wanted = wantedOf(params);
  // Another's booking does not exist to the actor, rather than being refused.
  await choiceOfOne(actor, bookingNumber, undefined);
  return saveForm(request, confirmationSchema(), {
    run: () => settleChoice(actor, { bookingNumber, wanted }),
    done: ({ newBookingNumber }) =>
      redirectWithFlash(
        request,
        to.booking(newBookingNumber ?? bookingNumber),
        newBookingNumber ? 'flash:booking.moved' : 'flash:booking.refundChosen',
      ),
  });
}

/** Asks before the refund or a bus is taken. */
export default function TakeChoicePage() {
  const { title, view, bus, refusal } = useLoaderData<typeof loader>();
  const { t } = useTranslation('booking');
  const when = useWhen();
  const money = useMoney();
  const path = usePath();
  const message = useErrorMessage();
  const form = useShownForm(useActionData<typeof action>(), { labels: {} });
  const { amount, from, departure, bookingNumber } = view;
  const back = path(to.choice(bookingNumber));
  const factsOf = useReplacementFacts();
  const rowsOf = (chosen: ChoiceBus) => {
    const { operator, rating, name, fuel, onBoard, compared, start } = factsOf(chosen);
    return [
      { label: t('details.operator'), value: operator },
      { label: t('search:compare.rating'), value: rating },
      { label: t('details.bus'), value: name },
      { label: t('details.fuel'), value: fuel },
      ...(chosen.wheelchairPlaces > 0
        ? [{ label: t('search:compare.wheelchairs'), value: chosen.wheelchairPlaces }]
        : []),
      // Whole here: the one bus is about to be booked.
      { label: t('search:filter.equipment'), value: onBoard.join(BETWEEN) || '–' },
      ...(compared === null ? [] : [{ label: t('choice.compared'), value: compared }]),
      { label: t('choice.start'), value: start },
    ];
  };
  const trip = [
    { label: t('details.trip'), value: `${from} – ${view.to}` },
    { label: t('choice.departure'), value: when(departure) },
  ];
  return (
    <PageFrame width="narrow">
      <Stack>
        <h1>{title}</h1>
        {refusal ? (
          <>
            <Banner tone="warning">{message(refusal)}</Banner>
            <div>
              <LinkButton href={back}>{t('choice.others')}</LinkButton>
            </div>
          </>
        ) : (
          <PostForm>
            <Stack>
              <ErrorSummary {...form.summary} />
              <p>
                {bus
                  ? t('choice.busConfirm', { amount: money(amount) })
                  : t('choice.refundConfirm', { amount: money(amount) })}
              </p>
              <SummaryList rows={[...trip, ...(bus ? rowsOf(bus) : [])]} />
              <Row>
                <Button>{bus ? t('choice.submitBus') : t('choice.submitRefund')}</Button>
                <LinkButton variant="plain" href={back}>
                  {t('choice.others')}
                </LinkButton>
              </Row>
            </Stack>
          </PostForm>
        )}
      </Stack>
    </PageFrame>
  );
}
