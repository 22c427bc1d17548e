import { useTranslation } from '~/i18n/use-translation';
import type { CustomerOverview } from '@bff/areas/customers';
import { Banner } from '@ds/patterns/Banner/Banner';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { formatAddress, formatOrgNumber } from '@formats';
import { MailLink, MailText } from '~/frame/MailLink';
import { PhoneLink } from '~/frame/PhoneLink';
import { usePath } from '~/http/paths';
import { UserStanding } from '~/nouns/accounts/UserStanding';
import { Section } from '~/screens/DetailScreen';
import { to } from '~/to';

/** Who the customer is. */
export function Contact({ customer }: Pick<CustomerOverview, 'customer'>) {
  const { t } = useTranslation('customers');
  const address = formatAddress(customer);
  return (
    <Section id="contact" title={t('overview.contact')}>
      <SummaryList
        rows={[
          ...(customer.companyName
            ? [
                { label: t('companyName'), value: customer.companyName },
                { label: t('orgNumber'), value: formatOrgNumber(customer.orgNumber ?? '') },
                { label: t('vatNumber'), value: customer.vatNumber },
              ]
            : []),
          { label: t('name'), value: customer.name },
          { label: t('email'), value: <MailLink address={customer.email} /> },
          {
            label: t('phone'),
            value: customer.phone ? <PhoneLink {...customer.phone} /> : '–',
          },
          ...(address ? [{ label: t('address'), value: address }] : []),
        ]}
      />
    </Section>
  );
}

/** Who logs in as the customer: one person, or an organisation's users. */
export function Account({ account, organisation }: Pick<CustomerOverview, 'account' | 'organisation'>) {
  const { t } = useTranslation('customers');
  const path = usePath();
  return (
    <Section id="account" title={t('overview.account')}>
      {account ? (
        <SummaryList
          rows={[
            {
              label: t('users:username'),
              value: account.username,
              action: <a href={path(to.user(account.id))}>{t('overview.toAccount')}</a>,
            },
            { label: t('users:standing'), value: <UserStanding standing={account.standing} /> },
            {
              label: t('overview.loginEmail'),
              value: (
                <>
                  <MailText address={account.email} /> (
                  {t(account.emailVerified ? 'account:profile.verified' : 'account:profile.unverified')})
                </>
              ),
            },
            {
              label: t('users:lastLogin'),
              value: account.lastLogin ? <DateTime at={account.lastLogin} /> : t('users:never'),
            },
            { label: t('users:created'), value: <DateTime at={account.created} /> },
          ]}
        />
      ) : organisation ? (
        <>
          <p className="measure">
            {t('overview.organisation', { count: organisation.logins })} {t('overview.noOffer')}
          </p>
          <p>
            <a href={path(to.dealCustomer(organisation.id))}>
              {t('overview.toOrganisation', { name: organisation.name })}
            </a>
          </p>
        </>
      ) : (
        <p>{t('overview.noAccount')}</p>
      )}
    </Section>
  );
}

interface DeletedCustomerProps {
  id: number;
  at: Date;
  /** A sealed record is kept for accounting. */
  hasSeal: boolean;
}

/** A deleted customer: what remains is the purchases and, for accounting and under seal, who it was. */
export function DeletedCustomer({ id, at, hasSeal }: DeletedCustomerProps) {
  const { t } = useTranslation('customers');
  const path = usePath();
  return (
    <>
      <Banner>
        {t('deleted.said', { at })} {t(hasSeal ? 'deleted.sealed' : 'deleted.nothing')}
      </Banner>
      {hasSeal ? (
        <p>
          <LinkButton variant="secondary" href={path(to.sealedRecord(id))}>
            {t('seal.title')}
          </LinkButton>
        </p>
      ) : null}
    </>
  );
}
