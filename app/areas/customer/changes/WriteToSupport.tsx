import { useTranslation } from '~/i18n/use-translation';
import { useFrame } from '~/frame/frame-parts';

interface WriteToSupportProps {
  to: string;
  /** What the message is about: with the booking's number in it, nobody has to ask for that. */
  about: string;
}

/** What cannot be changed on the page is asked of a person. */
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
