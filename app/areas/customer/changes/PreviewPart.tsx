import { useTranslation } from '~/i18n/use-translation';
import type { ChangePreview } from '@bff/areas/customer';
import { Banner } from '@ds/patterns/Banner/Banner';
import { Button } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import type { FormReply } from '~/forms/parse-form.server';
import { PostForm } from '~/forms/PostForm';
import { useShownForm } from '~/forms/shown-form';
import { usePath } from '~/http/paths';
import { useMoney } from '~/i18n/use-money';
import { BeforeAndAfter } from '~/nouns/bookings/BeforeAndAfter';
import { Itinerary } from '~/nouns/bookings/Itinerary';
import { to } from '~/to';

interface PreviewPartProps {
  bookingNumber: string;
  preview: Extract<ChangePreview, { kind: 'planned' }>;
  reply: FormReply | undefined;
}

/** Asks before a trip is changed: the new trip, and both prices. */
export function PreviewPart({ bookingNumber, preview, reply }: PreviewPartProps) {
  const { t } = useTranslation('booking');
  const money = useMoney();
  const path = usePath();
  const form = useShownForm(reply, { labels: {} });
  const { before, after, legs, difference, isSame, isProposal, isOtherBus } = preview;
  const amount = money(Math.abs(difference));
  const turn = difference > 0 ? 'dearer' : difference < 0 ? 'cheaper' : 'equal';
  return (
    <Stack as="section" labelledBy="preview">
      <h2 id="preview">{t('change.preview.title')}</h2>
      <BeforeAndAfter before={before} after={after} />
      <Itinerary legs={legs} />
      {isSame ? <Banner tone="info">{t('change.preview.same')}</Banner> : null}
      {isSame ? null : (
        <p>
          <strong>
            {isProposal ? t(`change.proposal.${turn}`, { amount }) : t(`change.preview.${turn}`, { amount })}
          </strong>
        </p>
      )}
      {isProposal && !isSame ? (
        <Banner tone="info" title={t('change.proposal.title')}>
          {t(isOtherBus ? 'change.proposal.otherBus' : 'change.proposal.text')}
        </Banner>
      ) : null}
      <PostForm data-submit-once="">
        <Stack>
          <ErrorSummary {...form.summary} />
          <input type="hidden" name="intent" value="trip" />
          <input type="hidden" name="agreedTotal" value={after.total} />
          <Row>
            {isSame ? null : (
              <Button>
                {isProposal
                  ? t('change.proposal.submit')
                  : difference > 0
                    ? t('change.preview.submitPay', { amount })
                    : t('change.preview.submit')}
              </Button>
            )}
            <LinkButton variant="plain" href={`${path(to.changeBooking())}?booking=${bookingNumber}`}>
              {t('change.preview.other')}
            </LinkButton>
          </Row>
        </Stack>
      </PostForm>
    </Stack>
  );
}
