import { useTranslation } from '~/i18n/use-translation';
import { MailText } from '~/frame/MailLink';
import { useFrame } from '~/frame/frame-parts';

/** For changes that the page cannot make: contacts the seller. `about`: a subject with the number, so nobody has to ask for it. */
export function WriteToSupport({ about }: { about: string }) {
  const { t } = useTranslation('booking');
  const seller = useFrame()?.seller;
  if (!seller) return null;
  const { email, answerDays } = seller;
  return (
    <p>
      <a href={`mailto:${email}?subject=${encodeURIComponent(about)}`}>
        {/* Where both have no room beside each other, it breaks before the @, not after «write to». */}
        <MailText address={t('change.byHand.write', { email })} />
      </a>
      {answerDays === null ? null : <>. {t('common:seller.answers', { count: answerDays })}</>}
    </p>
  );
}
