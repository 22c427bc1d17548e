import { Banner } from '@ds/patterns/Banner/Banner';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { Stack } from '@ds/primitives/Stack/Stack';
import { HeldBusList } from '~/frame/HeldBuses';
import { usePath } from '~/http/paths';
import { useTranslation } from '~/i18n/use-translation';
import { to } from '~/to';

/** Somebody who holds as many buses as they may wants one more: each of them, to go on with or to cancel. Searching again would not help. */
export function TooManyHolds({ title, search }: { title: string; search: string | null }) {
  const { t } = useTranslation(['reservation', 'common']);
  const path = usePath();
  return (
    <Stack>
      {search === null ? null : <BackLink href={`${path(to.search())}?${search}`}>{t('gone.toResults')}</BackLink>}
      <h1>{title}</h1>
      <OtherHolds />
    </Stack>
  );
}

/** What has to be paid or released first. */
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
