import { useTranslation } from '~/i18n/use-translation';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Stack } from '@ds/primitives/Stack/Stack';
import { formatWhen } from '@formats';
import { useFrame } from '~/frame/frame-parts';
import { ReachSeller } from '~/frame/SellerLines';
import { useLocale } from '~/http/paths';

interface TellSellerProps {
  /** The names of its stops, in order. */
  stops: readonly string[];
  departure: Date;
  return: Date | null;
  /** Who travels: `38 vuxna, 6 barn`. */
  people: string;
}

/** For a trip that no operator can be asked about, or that somebody would rather discuss: a prefilled mail to us. Needs no login. */
export function TellSeller({ stops, departure, return: back, people }: TellSellerProps) {
  const { t } = useTranslation('quotes');
  const locale = useLocale();
  const seller = useFrame()?.seller;
  if (!seller) return null;
  const body = [
    stops.join(' – '),
    formatWhen(departure, locale),
    ...(back ? [`${t('trip.return')}: ${formatWhen(back, locale)}`] : []),
    people,
  ].join('\r\n');
  return (
    <Stack gap="s">
      <div>
        <LinkButton
          variant="secondary"
          href={`mailto:${seller.email}?subject=${encodeURIComponent(t('request.subject'))}&body=${encodeURIComponent(body)}`}
        >
          {t('request.tellUs')}
        </LinkButton>
      </div>
      <p className="small">
        <ReachSeller seller={seller} />
      </p>
    </Stack>
  );
}
