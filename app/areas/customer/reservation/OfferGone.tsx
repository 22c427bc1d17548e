import { useTranslation } from 'react-i18next';
import { Stack } from '@ds/primitives/Stack/Stack';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { useErrorMessage } from '~/forms/error-text';
import { usePath } from '~/http/paths';
import { to } from '~/to';

/** The bus is gone, the price is too old, or a rule stands in the way: said, with the same search made anew. */
export function OfferGone({ error, search }: { error: string; search: string | null }) {
  const { t } = useTranslation('reservation');
  const message = useErrorMessage();
  const path = usePath();
  return (
    <Stack>
      <h1>{t('gone.title')}</h1>
      <p role="alert">{message(error)}</p>
      <p>{t('gone.text')}</p>
      <div>
        <LinkButton href={search ? `${path(to.search())}?${search}` : path(to.home())}>
          {t('gone.alternatives')}
        </LinkButton>
      </div>
    </Stack>
  );
}
