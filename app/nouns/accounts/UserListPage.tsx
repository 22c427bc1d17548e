// Traces: S2-075, S2-110
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { usePath } from '~/http/paths';
import { companyFilter } from '~/lists/company-filter';
import { ListScreen } from '~/lists/ListScreen';
import { userColumns } from './user-columns';
import type { loadUserList } from './user-list.server';
import type { UserPlace } from './user-place';

/** All users whom the actor may see. */
export function UserListPage({ place }: { place: UserPlace }) {
  const { roles, companies, ...loaded } = useLoaderData<typeof loadUserList>();
  const { t } = useTranslation('users');
  const path = usePath();
  return (
    <ListScreen
      {...loaded}
      area={place.area}
      title={t('list.title')}
      actions={
        <>
          {place.deletions ? (
            <LinkButton variant="secondary" href={path(place.deletions)}>
              {t('details.toDeletions')}
            </LinkButton>
          ) : null}
          <LinkButton href={path(place.create)}>{t('list.create')}</LinkButton>
        </>
      }
      path={place.list}
      rowKey={({ id }) => id}
      search={{ label: t('list.search'), hint: t(companies ? 'list.searchHint' : 'list.searchHintCompany') }}
      filters={[
        {
          name: 'role',
          label: t('role.label'),
          options: roles.map((role) => ({ value: role, label: t(`menus:roles.${role}`) })),
        },
        { name: 'standing', label: t('standing'), text: (standing) => t(`standings.${standing}`) },
        ...(companies ? [companyFilter(t('company'), companies)] : []),
      ]}
      columns={userColumns(place)}
      bulk={
        place.inviteMany === undefined
          ? undefined
          : {
              acts: [{ to: place.inviteMany, label: t('list.inviteMany') }],
              rowLabel: ({ name, username }) => name || username,
              // Whoever has accepted an invitation needs no other.
              whyNot: ({ standing }) => (standing === 'invited' ? undefined : t('list.notInvited')),
            }
      }
      empty={{ title: t('list.empty.title'), text: t('list.empty.text') }}
      file
    />
  );
}
