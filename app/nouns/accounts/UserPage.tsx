import { useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { Banner } from '@ds/patterns/Banner/Banner';
import { SummaryList, type SummaryRow } from '@ds/patterns/SummaryList/SummaryList';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { MailText } from '~/frame/MailLink';
import { PhoneLink } from '~/frame/PhoneLink';
import { useLocale, usePath } from '~/http/paths';
import { DetailScreen, Section } from '~/screens/DetailScreen';
import { to } from '~/to';
import { wordFor } from '~/i18n/open-key';
import { lockText } from './lock-text';
import type { loadUser } from './user-details.server';
import type { UserPlace } from './user-place';
import { UserStanding } from './UserStanding';

interface UserPageProps {
  place: UserPlace;
  /** Whom the user works for, where that has a page here. */
  employer?: SummaryRow | undefined;
  /** What else the place knows; it comes after who it is. */
  children?: ReactNode;
}

/** An account: who it is, its state, what can be done with it, and its history. */
export function UserPage({ place, employer, children }: UserPageProps) {
  const { title, user, can, acts, isOwn, events, locks } = useLoaderData<typeof loadUser>();
  const { t } = useTranslation('users');
  const locale = useLocale();
  const path = usePath();
  return (
    <DetailScreen
      area={place.area}
      back={{ to: place.list, label: t('details.back') }}
      title={title}
      meta={<UserStanding standing={user.standing} />}
      actions={
        can.includes('edit') ? <LinkButton href={path(place.edit(user.id))}>{t('details.edit')}</LinkButton> : undefined
      }
    >
      {isOwn ? (
        <Banner>
          {t('details.own')} <a href={path(to.profile())}>{t('common:nav.profile')}</a>.
        </Banner>
      ) : null}
      {locks.map((lock) => (
        <Banner key={`${lock.address} ${String(lock.since)}`} tone="warning">
          {lockText(lock, t, locale)}
        </Banner>
      ))}
      {user.awaitsDeletion ? <Banner tone="warning">{t('details.awaitsDeletion')}</Banner> : null}
      {!isOwn && !can.includes('edit') ? (
        <Banner>{t(place.area === 'organisation' ? 'details.elsewhere' : 'details.ownerOnly')}</Banner>
      ) : null}
      <SummaryList
        rows={[
          { label: t('roles'), value: user.roles.map((role) => t(`menus:roles.${role}`)).join(', ') },
          ...(user.companyName ? [{ label: t('company'), value: user.companyName }] : []),
          ...(employer ? [employer] : []),
          {
            label: t('email'),
            value: (
              <>
                <MailText address={user.email} /> (
                {t(user.emailVerified ? 'account:profile.verified' : 'account:profile.unverified')})
              </>
            ),
          },
          ...(user.username === user.email ? [] : [{ label: t('username'), value: user.username }]),
          ...(user.phone ? [{ label: t('phone'), value: <PhoneLink {...user.phone} /> }] : []),
          { label: t('secondFactor.label'), value: t(user.hasSecondFactor ? 'secondFactor.on' : 'secondFactor.off') },
          { label: t('language.label'), value: t(`language.${user.language}`) },
          { label: t('created'), value: <DateTime at={user.created} /> },
          { label: t('lastLogin'), value: user.lastLogin ? <DateTime at={user.lastLogin} /> : t('never') },
          ...(user.customerId !== null && place.area === 'admin'
            ? [
                {
                  label: t('details.customer'),
                  value: <a href={path(to.customer(user.customerId))}>{t('details.toCustomer')}</a>,
                },
              ]
            : []),
        ]}
      />
      {children}
      {acts.length > 0 ? (
        <Section id="acts" title={t('details.acts')}>
          <Row>
            {acts.map((act) => (
              <LinkButton
                key={act}
                variant={act === 'delete' ? 'danger' : 'secondary'}
                href={path(place.act(user.id, act))}
              >
                {t(`act.${act}.link`)}
              </LinkButton>
            ))}
          </Row>
        </Section>
      ) : null}
      {events.length > 0 ? (
        <Section id="events" title={t('details.events')}>
          <ul>
            {events.map(({ what, at }, index) => (
              <li key={index}>
                <DateTime at={at} /> {wordFor(t, 'users:event', what)}
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </DetailScreen>
  );
}
