import { useTranslation } from '~/i18n/use-translation';
import { useWhen } from '~/i18n/use-when';
import type { ChangeProposal } from '@bff/domain/bookings';
import { Banner } from '@ds/patterns/Banner/Banner';
import { Row } from '@ds/primitives/Row/Row';
import { BeforeAndAfter } from '~/nouns/bookings/BeforeAndAfter';
import { Itinerary } from '~/nouns/bookings/Itinerary';
import { ConfirmLink } from '~/screens/ConfirmLink';
import { ActButton } from '~/screens/ActButton';
import { Section } from '~/screens/DetailScreen';
import { to } from '~/to';

/** The change that the customer proposes, for the company to accept or reject. */
export function ProposalPart({ number, proposal }: { number: string; proposal: ChangeProposal | null }) {
  const { t } = useTranslation('bookings');
  const when = useWhen();
  if (!proposal) return null;
  const { isOpen, until, before, after, legs } = proposal;
  return (
    <Section id="proposal" title={t('proposal.title')}>
      <Banner tone={isOpen ? 'warning' : 'info'}>
        {t(isOpen ? 'proposal.open' : 'proposal.agreed', { at: when(until) })}
      </Banner>
      {/* The booking's own page says the rest. */}
      <BeforeAndAfter before={before} after={after} brief />
      <p className="muted">{t('proposal.rest')}</p>
      <h3>{t(isOpen ? 'proposal.proposed' : 'proposal.toBePaid')}</h3>
      <Itinerary legs={legs} headed />
      {isOpen ? (
        <Row>
          <ActButton name="acceptChange" sends={{ intent: 'acceptChange' }}>
            {t('proposal.accept')}
          </ActButton>
          <ConfirmLink variant="plain" to={to.rejectChange(number)}>
            {t('proposal.reject')}
          </ConfirmLink>
        </Row>
      ) : null}
    </Section>
  );
}
