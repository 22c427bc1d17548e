import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import type { ShownPhone } from '@bff/domain/shared/shown-phone';
import { useTranslation } from '~/i18n/use-translation';

/** Calls when pressed: for a thumb, where calling is what the page is for. */
export function CallButton({ number, text }: ShownPhone) {
  const { t } = useTranslation('common');
  return (
    <LinkButton variant="secondary" href={`tel:${number}`}>
      {t('call', { number: text })}
    </LinkButton>
  );
}
