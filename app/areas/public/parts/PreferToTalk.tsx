import { useTranslation } from '~/i18n/use-translation';
import { useFrame } from '~/frame/frame-parts';
import { PhoneLink } from '~/frame/PhoneLink';
import { ReachSeller } from '~/frame/SellerLines';

/** For what is easier said than typed: how the seller is reached and how fast an answer comes; `atOnce`: by telephone, where there is one. */
export function PreferToTalk({ atOnce = false }: { atOnce?: boolean }) {
  const { t } = useTranslation('search');
  const seller = useFrame()?.seller;
  if (!seller) return null;
  const { phone, hours } = seller;
  return (
    <p>
      {t('results.talk')}{' '}
      {atOnce && phone ? (
        <>
          <PhoneLink {...phone} />
          {hours ? ` (${hours})` : null}
        </>
      ) : (
        <ReachSeller seller={seller} />
      )}
    </p>
  );
}
