import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { UserSummary } from '@bff/domain/accounts';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { AreaFrame } from '~/frame/AreaFrame';
import { usePath } from '~/http/paths';
import { type ListColumn, ListView } from '~/lists/ListView';
import type { loadUserList } from './user-list.server';
import type { UserPlace } from './user-place';
import { UserStanding } from './UserStanding';

/** Everybody with an account that the actor may see. */
export function UserListPage({ place }: { place: UserPlace }) {
  const { query, errors, list, roles, standings, companies } = useLoaderData<typeof loadUserList>();
  const { t } = useTranslation('users');
  const path = usePath();
  return (
    <AreaFrame area={place.area}>
      <PageHeader
        title={t('list.title')}
        actions={
          <>
            {place.deletions ? (
              <LinkButton variant="secondary" href={path(place.deletions)}>
                {t('details.toDeletions')}
              </LinkButton>
            ) : null}
            <LinkButton href={path(`${place.folder}/create`)}>{t('list.create')}</LinkButton>
          </>
        }
      />
      <ListView
        path={place.list}
        caption={t('list.title')}
        query={query}
        errors={errors}
        list={list}
        columns={useColumns(place, companies !== null)}
        rowKey={({ id }) => id}
        search={{ label: t('list.search'), hint: t(companies ? 'list.searchHint' : 'list.searchHintCompany') }}
        filters={[
          {
            name: 'role',
            label: t('role.label'),
            options: roles.map((role) => ({ value: role, label: t(`role.${role}`) })),
          },
          {
            name: 'standing',
            label: t('standing'),
            options: standings.map((standing) => ({ value: standing, label: t(`standings.${standing}`) })),
          },
          ...(companies
            ? [
                {
                  name: 'company',
                  label: t('company'),
                  options: companies.map(({ id, name }) => ({ value: String(id), label: name })),
                },
              ]
            : []),
        ]}
        empty={{ title: t('list.empty.title'), text: t('list.empty.text') }}
        file
      />
    </AreaFrame>
  );
}

function useColumns(place: UserPlace, withCompany: boolean): ListColumn<UserSummary>[] {
  const { t } = useTranslation('users');
  const path = usePath();
  return [
    {
      key: 'name',
      label: t('name'),
      sortBy: 'name',
      rowHeader: true,
      cell: ({ id, name, username }) => <a href={path(`${place.folder}/${id}`)}>{name || username}</a>,
    },
    { key: 'email', label: t('email'), cell: ({ email }) => email },
    { key: 'roles', label: t('roles'), cell: ({ roles }) => roles.map((role) => t(`role.${role}`)).join(', ') },
    ...(withCompany
      ? [{ key: 'company', label: t('company'), cell: ({ companyName }: UserSummary) => companyName ?? '–' }]
      : []),
    { key: 'standing', label: t('standing'), cell: ({ standing }) => <UserStanding standing={standing} /> },
    {
      key: 'lastLogin',
      label: t('lastLogin'),
      sortBy: 'lastLogin',
      cell: ({ lastLogin }) => (lastLogin ? <DateTime at={lastLogin} /> : t('never')),
    },
  ];
}
