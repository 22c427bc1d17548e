import { useTranslation } from '~/i18n/use-translation';
import { useWhen } from '~/i18n/use-when';
import type { CompanyAdministrator } from '@bff/domain/companies';
import { Table } from '@ds/patterns/Table/Table';
import { MailText } from '~/frame/MailLink';
import { usePath } from '~/http/paths';
import { ActButton } from '~/screens/ActButton';
import { to } from '~/to';

/** The form for a company's first administrator, with both chosen. */
const addAdministrator = (companyId: number): string =>
  `${to.createUser()}?${new URLSearchParams({ roles: 'companyAdmin', companyId: String(companyId) })}`;

interface AdministratorsProps {
  companyId: number;
  administrators: readonly CompanyAdministrator[];
}

/** The company's administrators; those who have not chosen a password yet can be mailed a new link. */
export function Administrators({ companyId, administrators }: AdministratorsProps) {
  const { t } = useTranslation('companies');
  const when = useWhen();
  const path = usePath();
  if (administrators.length === 0) {
    return (
      <p>
        {t('companies.noAdministrator')} <a href={path(addAdministrator(companyId))}>{t('companies.addUser')}</a>
      </p>
    );
  }
  return (
    <Table
      caption={t('companies.administrators')}
      rows={administrators}
      rowKey={({ userId }) => userId}
      columns={[
        { key: 'name', label: t('companies.adminName'), rowHeader: true, cell: ({ name }) => name },
        { key: 'email', label: t('fields.contactEmail'), cell: ({ email }) => <MailText address={email} /> },
        {
          key: 'state',
          label: t('list.status'),
          cell: ({ isInvited, status, lastLoginAt }) =>
            isInvited
              ? t('companies.invited')
              : lastLoginAt
                ? t('companies.lastLogin', { when: when(lastLoginAt) })
                : t(`companies.user.${status}`),
        },
        {
          key: 'invite',
          label: t('companies.invitation'),
          cell: ({ isInvited, userId, status }) =>
            isInvited && status !== 'inactive' ? (
              <ActButton name={`invite${userId}`} sends={{ intent: 'invite', userId }} variant="secondary" size="small">
                {t('companies.inviteAgain')}
              </ActButton>
            ) : (
              '–'
            ),
        },
      ]}
    />
  );
}
