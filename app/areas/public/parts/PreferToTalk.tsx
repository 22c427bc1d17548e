import { useTranslation } from '~/i18n/use-translation';
import { useFrame } from '~/frame/frame-parts';
import { PhoneLink } from '~/frame/PhoneLink';

/** For what is easier said than typed: the seller's telephone, or the mail address where there is none. */
export function PreferToTalk() {
  const { t } = useTranslation('search');
  const seller = useFrame()?.seller;
  if (!seller) return null;
  const { phone, hours, email } = seller;
  return (
    <p>
      {t('results.talk')} {phone ? <PhoneLink {...phone} /> : <a href={`mailto:${email}`}>{email}</a>}
      {phone && hours ? ` (${hours})` : null}
    </p>
  );
}
