import { useTranslation } from '~/i18n/use-translation';
import { Button } from '@ds/primitives/Button/Button';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { useErrorMessage } from '~/forms/error-text';
import { usePath } from '~/http/paths';
import { to } from '~/to';
import { offerGoneTitle } from './offer-gone';

interface OfferGoneProps {
  error: string;
  search: string | null;
  /** The order whose buses can be held again. */
  again?: string | null;
}

/** The bus is gone, the price has expired, time ran out, or a rule prevents it: says so, with what can be done now. */
export function OfferGone({ error, search, again = null }: OfferGoneProps) {
  const { t } = useTranslation('reservation');
  const message = useErrorMessage();
  const path = usePath();
  return (
    <Stack>
      <h1>{t(offerGoneTitle(error))}</h1>
      <p role="alert">{again ? t('again.text') : message(error)}</p>
      <p>{t('gone.text')}</p>
      {again ? <p>{t('again.kept')}</p> : null}
      <Row>
        {again ? (
          <form method="post" action={path(to.hold())} data-submit-once="">
            <input type="hidden" name="again" value={again} />
            <Button>{t('again.submit')}</Button>
          </form>
        ) : null}
        <LinkButton
          variant={again ? 'secondary' : undefined}
          href={search ? `${path(to.search())}?${search}` : path(to.home())}
        >
          {t('gone.alternatives')}
        </LinkButton>
      </Row>
    </Stack>
  );
}
