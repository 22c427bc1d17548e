import { useTranslation } from '~/i18n/use-translation';
import type { CompanyPage } from '@bff/areas/admin';
import { Table } from '@ds/patterns/Table/Table';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { usePath } from '~/http/paths';
import { UserStanding } from '~/nouns/accounts/UserStanding';
import { Section } from '~/screens/DetailScreen';
import { to } from '~/to';

interface CompanyUsersProps extends Pick<CompanyPage, 'users'> {
  companyId: number;
}

/** The company's first users; the list of users has all of them. */
export function CompanyUsers({ companyId, users: { rows, total } }: CompanyUsersProps) {
  const { t } = useTranslation('companies');
  const path = usePath();
  return (
    <Section id="users" title={t('companies.users.title', { total })}>
      {rows.length === 0 ? (
        <p>{t('companies.users.none')}</p>
      ) : (
        <>
          <Table
            caption={t('companies.users.caption')}
            hideCaption
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'name',
                label: t('companies.adminName'),
                rowHeader: true,
                cell: ({ id, name }) => <a href={path(to.user(id))}>{name}</a>,
              },
              {
                key: 'roles',
                label: t('users:roles'),
                cell: ({ roles }) => roles.map((role) => t(`menus:roles.${role}`)).join(', '),
              },
              {
                key: 'standing',
                label: t('list.status'),
                cell: ({ standing }) => <UserStanding standing={standing} />,
              },
              {
                key: 'login',
                label: t('users:lastLogin'),
                cell: ({ lastLogin }) => (lastLogin ? <DateTime at={lastLogin} /> : t('users:never')),
              },
            ]}
          />
          <p>
            <a href={path(`${to.users()}?company=${companyId}`)}>{t('companies.users.all')}</a>
          </p>
        </>
      )}
    </Section>
  );
}
