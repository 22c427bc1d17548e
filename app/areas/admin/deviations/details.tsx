import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { adminDeviationPage } from '@bff/areas/deviations';
import { chargeDeviation, seeDeviation } from '@bff/domain/deviations';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { Row } from '@ds/primitives/Row/Row';
import { byIntent } from '~/forms/save-form.server';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { translator } from '~/i18n/i18n.server';
import { useContactRows } from '~/nouns/bookings/contact-rows';
import { DeviationFacts, DeviationImages } from '~/nouns/deviations/DeviationFacts';
import { actButtons } from '~/screens/act-buttons.server';
import { ConfirmLink } from '~/screens/ConfirmLink';
import { ActButton } from '~/screens/ActButton';
import { DetailScreen, Section } from '~/screens/DetailScreen';
import { to } from '~/to';
import { chargingActsOf } from '@states/deviation-states';
import { History } from '../parts/History';
import { Turn } from './Turn';

export const headers = privatePage;

/** Buttons that act immediately; rejecting asks first. */
const BUTTONS = ['charge', 'sendInvoice', 'payOffline'] as const;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const id = rowId(params['id'], 'deviation.notFound');
  const page = await adminDeviationPage(actor, id);
  return data({
    title: translator(request)('deviations:details.title', { number: page.deviation.bookingNumber }),
    page,
  });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const id = rowId(params['id'], 'deviation.notFound');
  await seeDeviation(actor, id);
  return byIntent(
    request,
    actButtons(request, BUTTONS, {
      run: (act) => chargeDeviation(actor, id, { act }),
      done: (act) => redirectWithFlash(request, to.deviation(id), `deviations:flash.${act}`),
    }),
  );
}

/** One deviation and its invoicing. */
export default function Deviation() {
  const { title, page } = useLoaderData<typeof loader>();
  const { t } = useTranslation('deviations');
  const path = usePath();
  const { deviation, images, customer, history } = page;
  const contact = useContactRows(customer.contact);
  const acts = chargingActsOf(deviation.status);
  return (
    <DetailScreen area="admin" back={{ to: to.deviations(), label: t('list.admin') }} title={title}>
      <Turn page={page} />
      <DeviationFacts deviation={deviation} office />
      <Section id="customer" title={t('bookings:details.customer')}>
        <SummaryList
          rows={[
            {
              label: t('bookings:details.customer'),
              value: <a href={path(to.customer(customer.id))}>{customer.name ?? t('customers:deleted.name')}</a>,
            },
            ...contact,
          ]}
        />
      </Section>
      <DeviationImages images={images} />
      {acts.length > 0 ? (
        <Section id="acts" title={t('details.acts')}>
          <Row>
            {BUTTONS.filter((act) => acts.includes(act)).map((act) => (
              <ActButton key={act} name={act} sends={{ intent: act }}>
                {t(`acts.${act}`)}
              </ActButton>
            ))}
            {acts.includes('reject') ? (
              <ConfirmLink variant="danger" to={to.rejectDeviation(deviation.id)}>
                {t('acts.reject')}
              </ConfirmLink>
            ) : null}
          </Row>
        </Section>
      ) : null}
      <History events={history} />
    </DetailScreen>
  );
}
