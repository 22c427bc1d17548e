import { useTranslation } from '~/i18n/use-translation';
import { useFrame } from '~/frame/frame-parts';

interface WriteToSupportProps {
  to: string;
  /** The message's subject: it includes the order's number, so nobody has to ask for it. */
  about: string;
}

/** For changes that the page cannot make: contacts support. */
export function WriteToSupport({ to, about }: WriteToSupportProps) {
  const { t } = useTranslation('booking');
  const answerDays = useFrame()?.seller.answerDays ?? null;
  return (
    <p>
      <a href={`mailto:${to}?subject=${encodeURIComponent(about)}`}>{t('change.byHand.write', { email: to })}</a>
      {answerDays === null ? null : <>. {t('common:seller.answers', { count: answerDays })}</>}
    </p>
  );
}
