import { useTranslation } from '~/i18n/use-translation';
import type { CancellationView } from '@bff/areas/customer';
import { Banner } from '@ds/patterns/Banner/Banner';
import { Button } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { TextArea } from '@ds/primitives/TextArea/TextArea';
import { formatDay } from '@formats';
import { useErrorMessage } from '~/forms/error-text';
import { PostForm } from '~/forms/PostForm';
import type { FormReply } from '~/forms/parse-form.server';
import { useShownForm } from '~/forms/shown-form';
import { PageFrame } from '~/frame/PageFrame';
import { useHeldText } from '~/frame/use-held-text';
import { useLocale, usePath } from '~/http/paths';
import { to } from '~/to';
import { CancelCosts } from './CancelCosts';

interface CancelPageProps {
  heading: string;
  view: CancellationView;
  /** Where the reader left off to release a held bus. */
  cameFrom: string | null;
  reply: FormReply | undefined;
}

/** Asks before a booking or an order is canceled: what it costs, what is refunded, and why it is canceled. */
export function CancelPage({ heading, view, cameFrom, reply }: CancelPageProps) {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  const heldText = useHeldText();
  const { from, to, departure, hold } = view;
  return (
    <PageFrame width={view.terms && !view.isHeld ? undefined : 'narrow'}>
      <Stack>
        <h1>{heading}</h1>
        <p>{hold ? heldText(hold) : t('cancel.trip', { from, to, date: formatDay(departure, locale) })}</p>
        {view.terms ? (
          <Confirm view={view} terms={view.terms} cameFrom={cameFrom} reply={reply} />
        ) : (
          <Refused view={view} />
        )}
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
  cameFrom,
  reply,
}: Omit<CancelPageProps, 'heading'> & { terms: NonNullable<CancellationView['terms']> }) {
  const { t } = useTranslation('booking');
  const form = useShownForm(reply, { labels: { reason: t('cancel.reason') } });
  const subject = useBack(view);
  const back = cameFrom ?? subject;
  const fields = (
    <Stack>
      {view.othersRun ? <p>{t('cancel.othersRun')}</p> : null}
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
  );
  return (
    <PostForm>
      <Stack>
        <ErrorSummary {...form.summary} />
        <input type="hidden" name="agreedFee" value={terms.fee} />
        {view.isHeld ? (
          <>
            <p>{t('cancel.heldText')}</p>
            {fields}
          </>
        ) : (
          <CancelCosts view={view} terms={terms}>
            {fields}
          </CancelCosts>
        )}
      </Stack>
    </PostForm>
  );
}
