import { useTranslation } from '~/i18n/use-translation';
import type { CancellationView } from '@bff/areas/customer';
import { Banner } from '@ds/patterns/Banner/Banner';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { Table } from '@ds/patterns/Table/Table';
import { Button } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Money } from '@ds/primitives/Money/Money';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { TextArea } from '@ds/primitives/TextArea/TextArea';
import { formatDay } from '@formats';
import { useErrorMessage } from '~/forms/error-text';
import { PostForm } from '~/forms/PostForm';
import type { FormReply } from '~/forms/parse-form.server';
import { useShownForm } from '~/forms/shown-form';
import { PageFrame } from '~/frame/PageFrame';
import { useLocale, usePath } from '~/http/paths';
import { useMoney } from '~/i18n/use-money';
import { CancellationTiers } from '~/nouns/bookings/CancellationTiers';
import { to } from '~/to';

interface CancelPageProps {
  heading: string;
  view: CancellationView;
  reply: FormReply | undefined;
}

/** Asks before a booking or an order is canceled: what it costs, what is refunded, and why it is canceled. */
export function CancelPage({ heading, view, reply }: CancelPageProps) {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  const { from, to, departure } = view;
  return (
    <PageFrame width="narrow">
      <Stack>
        <h1>{heading}</h1>
        <p>{t('cancel.trip', { from, to, date: formatDay(departure, locale) })}</p>
        {view.terms ? <Confirm view={view} terms={view.terms} reply={reply} /> : <Refused view={view} />}
      </Stack>
    </PageFrame>
  );
}

function useBack({ bookingNumber, orderNumber }: CancellationView): string {
  const path = usePath();
  return path(bookingNumber ? to.booking(bookingNumber) : to.purchase(orderNumber));
}

function Refused({ view }: { view: CancellationView }) {
  const { t } = useTranslation('booking');
  const path = usePath();
  const message = useErrorMessage();
  const back = useBack(view);
  return (
    <>
      <Banner tone="warning" title={t('cancel.cannot')}>
        {view.refusal ? message(view.refusal) : null}
      </Banner>
      <Row>
        <LinkButton href={back}>{t('cancel.back')}</LinkButton>
        {view.refusal === 'booking.cannotCancelRemainder' ? (
          <LinkButton variant="secondary" href={path(to.cancelPurchase(view.orderNumber))}>
            {t('cancel.whole')}
          </LinkButton>
        ) : null}
      </Row>
    </>
  );
}

function Confirm({
  view,
  terms,
  reply,
}: Omit<CancelPageProps, 'heading'> & { terms: NonNullable<CancellationView['terms']> }) {
  const { t } = useTranslation('booking');
  const form = useShownForm(reply, { labels: { reason: t('cancel.reason') } });
  const back = useBack(view);
  return (
    <PostForm>
      <Stack>
        <ErrorSummary {...form.summary} />
        {view.isHeld ? <p>{t('cancel.heldText')}</p> : <Costs view={view} terms={terms} />}
        {view.othersRun ? <p>{t('cancel.othersRun')}</p> : null}
        <input type="hidden" name="agreedFee" value={terms.fee} />
        {/* Of a bus that is only held, its company knows nothing yet. */}
        {view.isHeld ? null : (
          <TextArea
            {...form.field('reason')}
            label={t('cancel.reason')}
            optional={t('cancel.optional')}
            hint={t('cancel.reasonHint')}
            maxLength={1000}
          />
        )}
        <Row>
          <Button variant="danger">{t(view.isHeld ? 'cancel.submitHeld' : 'cancel.submit')}</Button>
          <LinkButton variant="secondary" href={back}>
            {t(view.isHeld ? 'cancel.keepHeld' : 'cancel.keep')}
          </LinkButton>
        </Row>
      </Stack>
    </PostForm>
  );
}

type CanceledSums = Pick<NonNullable<CancellationView['terms']>['bookings'][number], 'total' | 'fee' | 'refund'>;

function Costs({
  view: { tiers, departure, takenBack },
  terms,
}: {
  view: CancellationView;
  terms: NonNullable<CancellationView['terms']>;
}) {
  const { t } = useTranslation('booking');
  const money = useMoney();
  return (
    <>
      <p>
        <strong>
          {terms.fee === 0
            ? t('cancel.free')
            : t('cancel.withFee', { fee: money(terms.fee), refund: money(terms.refund) })}
        </strong>
      </p>
      <Sums terms={terms} />
      {takenBack > 0 ? <p>{t('cancel.takenBack', { amount: money(takenBack) })}</p> : null}
      {terms.refund > takenBack ? <p>{t('cancel.refundNote')}</p> : null}
      <CancellationTiers tiers={tiers} departure={departure} />
    </>
  );
}

function Sums({ terms: { bookings, fee, refund } }: { terms: NonNullable<CancellationView['terms']> }) {
  const { t } = useTranslation('booking');
  const total = bookings.reduce((sum, booking) => sum + booking.total, 0);
  // In one form with the sum that the page has once it is canceled.
  const parts = [
    { key: 'total', label: t('cancel.total'), of: (sums: CanceledSums) => <Money ore={sums.total} decimals /> },
    { key: 'fee', label: t('payments.fee'), of: (sums: CanceledSums) => <Money ore={sums.fee} decimals /> },
    { key: 'refund', label: t('cancel.refund'), of: (sums: CanceledSums) => <Money ore={sums.refund} decimals /> },
  ];
  if (bookings.length === 1)
    return <SummaryList rows={parts.map(({ label, of }) => ({ label, value: of({ total, fee, refund }) }))} />;
  return (
    <Table
      caption={t('cancel.costs')}
      rows={[...bookings, { number: t('cancel.sum'), total, fee, refund }]}
      rowKey={({ number }) => number}
      columns={[
        { key: 'number', label: t('cancel.booking'), rowHeader: true, cell: ({ number }) => number },
        ...parts.map(({ key, label, of }) => ({ key, label, align: 'end' as const, cell: of })),
      ]}
    />
  );
}
