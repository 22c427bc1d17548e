import { useTranslation } from '~/i18n/use-translation';
import type { ComparedQuote } from '@bff/areas/customer';
import { Banner } from '@ds/patterns/Banner/Banner';
import { Button } from '@ds/primitives/Button/Button';
import { Disclosure } from '@ds/primitives/Disclosure/Disclosure';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Stack } from '@ds/primitives/Stack/Stack';
import type { Faces } from '~/forms/fields';
import { LightFields } from '~/forms/LightFields';
import type { FormReply } from '~/forms/parse-form.server';
import { PostForm } from '~/forms/PostForm';
import { type ShownFormOptions, useShownForm } from '~/forms/shown-form';
import { HeldBusList } from '~/frame/HeldBuses';
import { usePath } from '~/http/paths';
import { formatTime } from '@formats';
import { useMoment } from '~/i18n/use-when';
import { to } from '~/to';
import { isTooMany } from '../reservation/offer-gone';

/** Accepts a quote, or leads to what became of it; nothing if it can no longer be chosen. */
export function AcceptQuote({ quote }: { quote: ComparedQuote }) {
  const { t } = useTranslation('quotes');
  const path = usePath();
  const moment = useMoment();
  if (quote.orderNumber !== null)
    return (
      <Stack>
        {quote.payBy ? <p>{t('quote.payBy', { time: formatTime(quote.payBy), at: moment(quote.expiresAt) })}</p> : null}
        <LinkButton
          href={
            quote.status === 'accepted'
              ? path(to.purchase(quote.orderNumber))
              : `${path(to.editReservation())}?order=${quote.orderNumber}`
          }
        >
          {t(quote.status === 'accepted' ? 'quote.purchase' : 'quote.pay')}
        </LinkButton>
      </Stack>
    );
  if (!quote.canBeChosen) return null;
  return (
    <PostForm>
      <input type="hidden" name="intent" value="accept" />
      <input type="hidden" name="quote" value={quote.id} />
      <Button aria-label={t('quote.acceptLabel', { company: quote.company })}>{t('quote.accept')}</Button>
    </PostForm>
  );
}

/** With the error that says so: whoever holds as many buses as they may pays for or releases one of these before a quote is accepted. */
export function HoldsInTheWay({ reply }: { reply: FormReply | undefined }) {
  const keys = reply?.error?.['']?.map((error) => error.split(',')[0] ?? '') ?? [];
  if (!keys.some((key) => isTooMany({ key }))) return null;
  return (
    <Banner tone="warning">
      <HeldBusList />
    </Banner>
  );
}

export interface RejectQuoteProps {
  quote: ComparedQuote;
  /** The fields of the rejection form. */
  fields: Faces;
  /** What was typed into it before a login. */
  typed: NonNullable<ShownFormOptions['values']>;
}

/** Rejects a quote that can still be chosen, with a reason. */
export function RejectQuote({ quote, fields, typed }: RejectQuoteProps) {
  const { t } = useTranslation('quotes');
  const isTyped = typed['quote'] === undefined || typed['quote'] === String(quote.id);
  const form = useShownForm(undefined, { prefix: `quote-${quote.id}-`, ...(isTyped ? { values: typed } : {}) });
  if (quote.orderNumber !== null || !quote.canBeChosen) return null;
  return (
    <Disclosure summary={t('quote.reject')}>
      <PostForm>
        <Stack>
          <input type="hidden" name="intent" value="reject" />
          <input type="hidden" name="quote" value={quote.id} />
          <LightFields form={form} fields={fields} only={['reason']} />
          <div>
            <Button variant="secondary">{t('quote.rejectSubmit')}</Button>
          </div>
        </Stack>
      </PostForm>
    </Disclosure>
  );
}
