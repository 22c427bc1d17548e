import { useTranslation } from '~/i18n/use-translation';
import type { WaitingChange } from '@bff/areas/customer';
import { Banner } from '@ds/patterns/Banner/Banner';
import { Button } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import type { FormReply } from '~/forms/parse-form.server';
import { PostForm } from '~/forms/PostForm';
import { useShownForm } from '~/forms/shown-form';
import { useMoney } from '~/i18n/use-money';
import { BeforeAndAfter } from '~/nouns/bookings/BeforeAndAfter';
import { useWaitingText } from '../parts/use-waiting-text';
import { usePriceChange } from './use-price-change';

interface WaitingPartProps {
  waiting: WaitingChange;
  /** The reply to a form of the page as it was before. */
  reply: FormReply | undefined;
}

/** A change that its operator has not answered yet, or that is accepted but not paid. */
export function WaitingPart({ waiting, reply }: WaitingPartProps) {
  const { before, after, difference, isProposed } = waiting;
  const { t } = useTranslation('booking');
  const text = useWaitingText(waiting);
  const priceChange = usePriceChange({ difference, isProposal: isProposed });
  const money = useMoney();
  const form = useShownForm(reply, { labels: {} });
  const amount = money(Math.max(0, difference));
  return (
    <Stack as="section" labelledBy="waiting">
      <h2 id="waiting">{t(isProposed ? 'change.proposal.waiting' : 'change.waiting.title')}</h2>
      <ErrorSummary {...form.summary} />
      <Banner tone="info">{text}</Banner>
      {/* What is to be paid now is said above, and on the button. */}
      {isProposed ? (
        <p>
          <strong>{priceChange}</strong>
        </p>
      ) : null}
      <BeforeAndAfter before={before} after={after} />
      <Row>
        {isProposed ? null : (
          <PostForm data-submit-once="">
            <input type="hidden" name="intent" value="pay" />
            <Button>{t('change.waiting.pay', { amount })}</Button>
          </PostForm>
        )}
        <PostForm data-submit-once="">
          <input type="hidden" name="intent" value="withdraw" />
          <Button variant="secondary">{t('change.waiting.withdraw')}</Button>
        </PostForm>
      </Row>
    </Stack>
  );
}
