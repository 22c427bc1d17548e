import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { usePath } from '~/http/paths';
import { useTranslation } from '~/i18n/use-translation';
import { to } from '~/to';

/** An address of somebody else's bus, or of one picked in another browser or too long ago: nothing is known of its trip but that it can be searched for. */
export function NotHere({ what }: { what: 'offer' | 'order' }) {
  const { t } = useTranslation('reservation');
  const path = usePath();
  return (
    <Stack>
      <h1>{t(`notHere.${what}`)}</h1>
      <p>{t(`notHere.${what}Text`)}</p>
      <Row>
        <LinkButton href={path(to.search())}>{t('notHere.search')}</LinkButton>
        {what === 'order' ? (
          <LinkButton variant="secondary" href={path(to.bookings())}>
            {t('common:nav.myTrips')}
          </LinkButton>
        ) : null}
      </Row>
    </Stack>
  );
}
