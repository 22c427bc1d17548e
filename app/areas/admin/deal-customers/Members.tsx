import { useTranslation } from '~/i18n/use-translation';
import { useWhen } from '~/i18n/use-when';
import type { DealMember, DealUnit } from '@bff/domain/deal-organisations';
import { Table } from '@ds/patterns/Table/Table';
import { MailText } from '~/frame/MailLink';
import { usePath } from '~/http/paths';
import { ActButton } from '~/screens/ActButton';
import { to } from '~/to';

interface MembersProps {
  members: readonly DealMember[];
  units: readonly DealUnit[];
}

/** All users of an organisation with their rights; those who have not chosen a password yet can be mailed a new link. */
export function Members({ members, units }: MembersProps) {
  const { t } = useTranslation('deals');
  const when = useWhen();
  const path = usePath();
  const names = new Map(units.map(({ id, name }) => [id, name]));
  return (
    <Table
      caption={t('members.title')}
      hideCaption
      rows={members}
      rowKey={({ userId }) => userId}
      columns={[
        {
          key: 'name',
          label: t('users:name'),
          rowHeader: true,
          cell: ({ userId, name, email }) => <a href={path(to.user(userId))}>{name || email}</a>,
        },
        { key: 'email', label: t('users:email'), below: true, cell: ({ email }) => <MailText address={email} /> },
        {
          key: 'rights',
          label: t('rights.title'),
          cell: ({ rights }) =>
            rights.map(({ unitId, role }) => `${t(`role.${role}`)}: ${names.get(unitId) ?? ''}`).join(', ') || '–',
        },
        {
          key: 'state',
          label: t('users:standing'),
          cell: ({ isInvited, status, lastLoginAt }) =>
            isInvited
              ? t('companies:companies.invited')
              : lastLoginAt
                ? t('companies:companies.lastLogin', { when: when(lastLoginAt) })
                : t(`companies:companies.user.${status}`),
        },
        {
          key: 'invite',
          label: t('companies:companies.invitation'),
          cell: ({ isInvited, userId, status }) =>
            isInvited && status !== 'inactive' ? (
              <ActButton name={`invite${userId}`} sends={{ intent: 'invite', userId }} variant="secondary" size="small">
                {t('companies:companies.inviteAgain')}
              </ActButton>
            ) : (
              '–'
            ),
        },
      ]}
    />
  );
}
