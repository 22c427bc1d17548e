import { Banner } from '@ds/patterns/Banner/Banner';
import { HeldBusList } from '~/frame/HeldBuses';
import { useTranslation } from '~/i18n/use-translation';

/** What has to be paid or released first by somebody who holds as many buses as they may. Searching again would not help. */
export function OtherHolds() {
  const { t } = useTranslation('reservation');
  return (
    <>
      <p role="alert">{t('gone.tooManyText')}</p>
      <Banner tone="warning">
        <HeldBusList />
      </Banner>
    </>
  );
}
