import { useTranslation } from '~/i18n/use-translation';
import { useWhen } from '~/i18n/use-when';
import type { ComparedQuote } from '@bff/areas/customer';
import { SideBySide } from '@ds/patterns/SideBySide/SideBySide';
import { Button } from '@ds/primitives/Button/Button';
import { Disclosure } from '@ds/primitives/Disclosure/Disclosure';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Money } from '@ds/primitives/Money/Money';
import { Stack } from '@ds/primitives/Stack/Stack';
import { formatNumber, formatRating } from '@formats';
import type { Faces } from '~/forms/fields';
import { LightFields } from '~/forms/LightFields';
import { PostForm } from '~/forms/PostForm';
import { type ShownFormOptions, useShownForm } from '~/forms/shown-form';
import { useLocale, usePath } from '~/http/paths';
import { accessibilityName } from '~/nouns/accessibility/accessibility-names';
import { CancellationTiers } from '~/nouns/bookings/CancellationTiers';
import { to } from '~/to';

interface QuoteComparisonProps {
  quotes: readonly ComparedQuote[];
  /** The fields of the rejection form. */
  fields: Faces;
  /** What was typed into it before a login. */
  typed: NonNullable<ShownFormOptions['values']>;
}

/** A request's quotes side by side: price, bus, terms; and the choice. */
export function QuoteComparison({ quotes, fields, typed }: QuoteComparisonProps) {
  const { t } = useTranslation('quotes');
  const search = useTranslation('search').t;
  const when = useWhen();
  const locale = useLocale();
  return (
    <SideBySide
      level={3}
      label={t('quote.besides')}
      things={quotes.map((quote) => ({
        id: `quote-${quote.id}`,
        title: quote.company,
        rows: [
          { label: t('quote.total'), value: <Money ore={quote.total} /> },
          { label: t('quote.withoutTax'), value: <Money ore={quote.customerPrice} /> },
          {
            label: t('quote.buses'),
            value: quote.buses.map(({ model, seats }) => t('quote.bus', { model, count: seats })).join('; '),
          },
          { label: t('quote.drivers'), value: quote.drivers },
          {
            label: t('quote.rating'),
            value: quote.rating === null ? t('request.unrated') : formatRating(quote.rating, locale),
          },
          {
            label: t('quote.equipment'),
            value: quote.equipment.map((code) => search(`equipment.${code}`)).join(', ') || '–',
          },
          ...(quotes.some(({ accessibility }) => accessibility.length > 0)
            ? [
                {
                  label: search('filter.accessibility'),
                  value: quote.accessibility.map((one) => accessibilityName(one, locale)).join(', ') || '–',
                },
              ]
            : []),
          {
            label: t('quote.emissions'),
            value: [
              ...quote.fuelTypes.map((fuel) => search(`fuelType.${fuel}`)),
              ...(quote.emissionsGrams === null
                ? []
                : [search('offer.co2', { kg: formatNumber(quote.emissionsGrams / 1_000, locale) })]),
            ].join(', '),
          },
          { label: t('quote.terms'), value: <CancellationTiers tiers={quote.tiers} /> },
          { label: t('quote.status'), value: t(`quoteStatus.${quote.status}`) },
          { label: t('quote.validUntil'), value: when(quote.expiresAt) },
          ...(quotes.some(({ message }) => message)
            ? [{ label: t('fields.quoteMessage'), value: quote.message || '–' }]
            : []),
        ],
        more: (
          <Stack>
            <Choice quote={quote} fields={fields} typed={typed} />
          </Stack>
        ),
      }))}
    />
  );
}

function Choice({ quote, fields, typed }: Omit<QuoteComparisonProps, 'quotes'> & { quote: ComparedQuote }) {
  const { t } = useTranslation('quotes');
  const path = usePath();
  const isTyped = typed['quote'] === undefined || typed['quote'] === String(quote.id);
  const form = useShownForm(undefined, { prefix: `quote-${quote.id}-`, ...(isTyped ? { values: typed } : {}) });
  if (quote.orderNumber !== null)
    return (
      <div>
        <LinkButton
          href={
            quote.status === 'accepted'
              ? path(to.purchase(quote.orderNumber))
              : `${path(to.editReservation())}?order=${quote.orderNumber}`
          }
        >
          {t(quote.status === 'accepted' ? 'quote.purchase' : 'quote.pay')}
        </LinkButton>
      </div>
    );
  if (!quote.canBeChosen) return null;
  return (
    <>
      <PostForm>
        <input type="hidden" name="intent" value="accept" />
        <input type="hidden" name="quote" value={quote.id} />
        <Button aria-label={t('quote.acceptLabel', { company: quote.company })}>{t('quote.accept')}</Button>
      </PostForm>
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
    </>
  );
}
