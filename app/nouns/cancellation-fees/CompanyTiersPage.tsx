import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { checkCancellationTiers } from '#fields/cancellation-tiers';
import type { CompanyTiers } from '@bff/domain/cancellation-fees';
import { Banner } from '@ds/patterns/Banner/Banner';
import type { FormValues } from '~/forms/fields';
import type { FormReply } from '~/forms/parse-form.server';
import { useLocale } from '~/http/paths';
import { CancellationTiers } from '~/nouns/bookings/CancellationTiers';
import { Section } from '~/screens/DetailScreen';
import { Screen, type ScreenProps } from '~/screens/FormScreen';
import { tierTexts } from './tier-values';
import { TiersForm } from './TiersForm';

/** A company's cancellation tiers, as customers read them, and the form that changes them: for the company and for administrators. */
export function CompanyTiersPage(screen: Omit<ScreenProps, 'title' | 'children'>) {
  const { title, tiers, minimum, revision, draft } = useLoaderData<
    CompanyTiers & { title: string; draft: FormValues }
  >();
  const { t } = useTranslation('cancellation');
  const locale = useLocale();
  const check = (typed: Parameters<typeof checkCancellationTiers>[0]) => checkCancellationTiers(typed, minimum);
  return (
    <Screen {...screen} title={title}>
      <p className="measure">{t('intro')}</p>
      {check(tiers).length > 0 ? <Banner tone="warning">{t('belowNow')}</Banner> : null}
      <Section id="now" title={t('now')}>
        <CancellationTiers tiers={tiers} />
        <p className="muted measure">{t('frozen')}</p>
      </Section>
      {minimum.length > 0 ? (
        <Section id="minimum" title={t('minimum.title')}>
          <p className="measure">{t('minimum.above')}</p>
          <ul>
            {tierTexts(t, minimum, locale).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Section>
      ) : null}
      <TiersForm reply={useActionData<FormReply>()} tiers={tiers} revision={revision} draft={draft} check={check} />
    </Screen>
  );
}
