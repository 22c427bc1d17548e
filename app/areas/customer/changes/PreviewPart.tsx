import { useLocation } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import type { ChangePreview } from '@bff/areas/customer';
import { Banner } from '@ds/patterns/Banner/Banner';
import { Button } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import type { FormValues } from '~/forms/fields';
import type { FormReply } from '~/forms/parse-form.server';
import { PostForm } from '~/forms/PostForm';
import { Revision } from '~/forms/Revision';
import { useShownForm } from '~/forms/shown-form';
import { useMoney } from '~/i18n/use-money';
import { BeforeAndAfter } from '~/nouns/bookings/BeforeAndAfter';
import { Itinerary } from '~/nouns/bookings/Itinerary';
import { EDIT } from './route-values';
import { usePriceChange } from './use-price-change';

interface PreviewPartProps {
  preview: Extract<ChangePreview, { kind: 'planned' }>;
  /** The numbers of passengers as they were typed, and the version that is replaced. */
  counts: FormValues;
  revision: string;
  reply: FormReply | undefined;
}

/** Asks before a trip is changed: the new trip, and both prices. */
export function PreviewPart({ preview, counts, revision, reply }: PreviewPartProps) {
  const { t } = useTranslation('booking');
  const money = useMoney();
  const { pathname, search } = useLocation();
  const form = useShownForm(reply, { labels: {} });
  const { before, after, legs, difference, isOfPassengers, reasons } = preview;
  const isProposal = reasons.length > 0;
  const amount = money(Math.abs(difference));
  const priceChange = usePriceChange({ difference, isProposal });
  return (
    <Stack gap="xl">
      <Stack as="section" labelledBy="preview">
        <h2 id="preview">{t('change.preview.title')}</h2>
        <p>
          <strong>{priceChange}</strong>
        </p>
        <BeforeAndAfter before={before} after={after} />
        {isProposal ? (
          <Banner tone="info" title={t('change.proposal.title')}>
            <p>
              {[...reasons.map((reason) => t(`change.proposal.why.${reason}`)), t('change.proposal.text')].join(' ')}
            </p>
          </Banner>
        ) : null}
        <PostForm data-submit-once="">
          <Stack>
            <ErrorSummary {...form.summary} />
            {isOfPassengers ? (
              <>
                <input type="hidden" name="intent" value="passengers" />
                {Object.entries(counts).map(([name, count]) => (
                  <input key={name} type="hidden" name={name} value={String(count)} />
                ))}
                <Revision form={form} current={revision} />
              </>
            ) : (
              <>
                <input type="hidden" name="intent" value="trip" />
                <input type="hidden" name="agreedTotal" value={after.total} />
              </>
            )}
            <Row>
              <Button>
                {isProposal
                  ? t('change.proposal.submit')
                  : difference > 0
                    ? t('change.preview.submitPay', { amount })
                    : t(isOfPassengers ? 'change.passengers.submit' : 'change.preview.submit')}
              </Button>
              <LinkButton variant="plain" href={`${pathname}${search}&${EDIT}=1`}>
                {t('change.preview.other')}
              </LinkButton>
            </Row>
          </Stack>
        </PostForm>
      </Stack>
      <Stack as="section" labelledBy="after">
        <h2 id="after">{t('change.preview.times')}</h2>
        <Itinerary legs={legs} />
      </Stack>
    </Stack>
  );
}
