import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { useMoment } from '~/i18n/use-when';
import type { ChangeProposal } from '@bff/domain/bookings';
import { Banner } from '@ds/patterns/Banner/Banner';
import { Section } from '~/screens/DetailScreen';
import { BeforeAndAfter } from './BeforeAndAfter';
import { Itinerary } from './Itinerary';

interface ProposalPartProps {
  proposal: ChangeProposal | null;
  /** Who reads it: the company that answers, or the office. */
  as: 'operator' | 'office';
  /** The company's answers, as long as it is asked. */
  answers?: ReactNode;
}

/** The change that the customer proposes: until when the company answers, what would be different, and the timetable it would have. */
export function ProposalPart({ proposal, as, answers }: ProposalPartProps) {
  const { t } = useTranslation('bookings');
  const moment = useMoment();
  if (!proposal) return null;
  const { isOpen, until, before, after, legs } = proposal;
  return (
    <Section id="proposal" title={t('proposal.title')}>
      <Banner tone={isOpen ? 'warning' : 'info'}>
        {t(`proposal.${as}.${isOpen ? 'open' : 'agreed'}`, { at: moment(until) })}
      </Banner>
      {/* The booking's own page says the rest. */}
      <BeforeAndAfter
        before={before}
        after={after}
        priceLabel={t(as === 'operator' ? 'details.ownPrice' : 'details.operatorPrice')}
      />
      <p className="muted">{t('proposal.rest')}</p>
      <h3>{t(isOpen ? `proposal.${as}.proposed` : 'proposal.toBePaid')}</h3>
      <Itinerary legs={legs} headed />
      {isOpen ? answers : null}
    </Section>
  );
}
