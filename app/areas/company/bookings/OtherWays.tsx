import { useTranslation } from '~/i18n/use-translation';
import type { ShownPhone } from '@bff/domain/shared/shown-phone';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { CallButton } from '~/frame/CallButton';
import { useFrame } from '~/frame/frame-parts';
import { ReachSeller } from '~/frame/SellerLines';
import { usePath } from '~/http/paths';
import { Section } from '~/screens/DetailScreen';
import { to } from '~/to';

/** A driver or a bus that cannot take the trip. */
export interface Hindered {
  name: string;
  reasons: readonly { text: string; bookingNumber?: string | null | undefined }[];
}

/** Who or what cannot take a trip, with why, and the trip that is in the way: it may be given to another instead. */
export function HinderedSection({ title, hindered }: { title: string; hindered: readonly Hindered[] }) {
  const { t } = useTranslation('bookings');
  const path = usePath();
  if (hindered.length === 0) return null;
  return (
    <Section id="hindered" title={title}>
      <SummaryList
        rows={hindered.map(({ name, reasons }) => ({
          label: name,
          value: (
            <Stack gap="s">
              {reasons.map(({ text, bookingNumber }, index) => (
                <div key={index}>
                  {text}{' '}
                  {bookingNumber ? (
                    <a href={path(to.companyBooking(bookingNumber))}>
                      {t('otherWays.booking', { number: bookingNumber })}
                    </a>
                  ) : null}
                </div>
              ))}
            </Stack>
          ),
        }))}
      />
    </Section>
  );
}

interface OtherWaysProps {
  ways: readonly { to: string; label: string }[];
  /** Whom to call in place of writing: the trip leaves soon. */
  onCall: ShownPhone | null;
}

/** What a company can do if none of those that can take the trip will do, and whom it can ask. */
export function OtherWays({ ways, onCall }: OtherWaysProps) {
  const { t } = useTranslation('bookings');
  const path = usePath();
  const seller = useFrame()?.seller;
  return (
    <Section id="other-ways" title={t('otherWays.title')}>
      <Row>
        {ways.map((way) => (
          <LinkButton key={way.to} variant="secondary" href={path(way.to)}>
            {way.label}
          </LinkButton>
        ))}
      </Row>
      {onCall ? (
        <>
          <p className="measure">{t('otherWays.call')}</p>
          <div>
            <CallButton {...onCall} />
          </div>
        </>
      ) : seller ? (
        <p className="measure">
          {t('otherWays.ask')} <ReachSeller seller={seller} />
        </p>
      ) : null}
    </Section>
  );
}
