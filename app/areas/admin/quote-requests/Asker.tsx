import { useTranslation } from '~/i18n/use-translation';
import type { OfficeQuoteRequest } from '@bff/areas/quotes';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { MailLink } from '~/frame/MailLink';
import { PhoneLink } from '~/frame/PhoneLink';
import { usePath } from '~/http/paths';
import { Section } from '~/screens/DetailScreen';
import { to } from '~/to';

interface AskerProps {
  asked: Pick<OfficeQuoteRequest, 'customer' | 'contact' | 'organisationId' | 'isOver' | 'search'>;
}

/** Whose request it is and whom to call about it; and, where the trip cannot be offered, why and what is done instead. */
export function Asker({ asked }: AskerProps) {
  const { t } = useTranslation('quotes');
  const path = usePath();
  const { customer, contact, organisationId, isOver, search } = asked;
  return (
    <Section id="customer" title={t('office.customer')}>
      <SummaryList
        rows={[
          { label: t('office.customer'), value: <a href={path(to.customer(customer.id))}>{customer.name}</a> },
          ...(contact
            ? [
                { label: t(organisationId === null ? 'office.contact' : 'office.askedBy'), value: contact.name },
                { label: t('office.phone'), value: contact.phone ? <PhoneLink {...contact.phone} /> : '–' },
                { label: t('office.email'), value: <MailLink address={contact.email} /> },
              ]
            : []),
        ]}
      />
      {contact === null || isOver || search !== null ? null : organisationId === null ? (
        <p>{t('office.noOffer')}</p>
      ) : (
        <>
          <p className="measure">{t('office.noOfferContract', { name: contact.name })}</p>
          <p>
            <a href={path(to.dealCustomer(organisationId))}>{t('office.toContract')}</a>
          </p>
        </>
      )}
    </Section>
  );
}
