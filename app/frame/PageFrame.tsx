import { useRouteLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CookieBanner } from '@ds/patterns/CookieBanner/CookieBanner';
import { LanguageSwitch } from '@ds/patterns/LanguageSwitch/LanguageSwitch';
import { PublicLayout } from '@ds/patterns/PublicLayout/PublicLayout';
import { Toast } from '@ds/patterns/Toast/Toast';
import { Button } from '@ds/primitives/Button/Button';
import { useLocation } from '@remix-run/react';
import { useOtherLanguage, usePath } from '~/http/paths';
import type { loader } from '~/areas/public/locale';

interface PageFrameProps {
  width?: 'wide' | 'narrow' | 'bleed';
  children: ReactNode;
}

/** Header, messages and footer around a public or customer page. Works without its data too, as an error page may have none. */
export function PageFrame({ width, children }: PageFrameProps) {
  const { t } = useTranslation('common');
  const frame = useRouteLoaderData<typeof loader>('areas/public/locale');
  const path = usePath();
  const other = useOtherLanguage();
  const { pathname } = useLocation();
  const item = (to: string, label: string) => ({ href: path(to), label, current: pathname === path(to) });
  const user = frame?.user ?? null;
  const isCustomer = user === null || user.home === '/';
  const items = [
    ...(isCustomer
      ? [item('/', t('nav.findBus')), item('/page/tips-and-faq', t('nav.howItWorks'))]
      : [item(user.home, t('nav.dashboard'))]),
    ...(user && isCustomer ? [item('/booking/list', t('nav.myTrips'))] : []),
    ...(user ? [item('/user/profile', t('nav.profile'))] : [item('/auth/login', t('nav.logIn'))]),
  ];
  return (
    <PublicLayout
      skipText={t('skipToContent')}
      width={width}
      notice={frame?.demo ? t('demo') : undefined}
      messages={
        frame?.flash ? (
          <Toast tone={frame.flash.kind === 'error' ? 'danger' : frame.flash.kind} closeLabel={t('close')}>
            {t(frame.flash.key, frame.flash.params)}
          </Toast>
        ) : undefined
      }
      cookies={frame && !frame.consentGiven ? <CookieQuestion /> : undefined}
      nav={{
        brand: { name: t('brand'), href: path('/') },
        label: t('nav.label'),
        menuLabel: t('nav.menu'),
        items,
        children: (
          <>
            {user ? (
              <li>
                <form method="post" action={path('/auth/logout')}>
                  <Button variant="plain">{t('nav.logOut')}</Button>
                </form>
              </li>
            ) : null}
            <LanguageSwitch href={other.href} lang={other.locale} label={t(`language.${other.locale}`)} />
          </>
        ),
      }}
      footer={{
        label: t('footer.label'),
        items: [
          item('/page/terms', t('footer.terms')),
          item('/page/privacy', t('footer.privacy')),
          item('/page/tips-and-faq', t('footer.tips')),
          item('/page/about', t('footer.about')),
          item('/cookies', t('footer.cookies')),
        ],
        attribution: t('footer.attribution'),
      }}
    >
      {children}
    </PublicLayout>
  );
}

/** Asked once, before anything but the necessary is kept. */
function CookieQuestion() {
  const { t } = useTranslation('common');
  const path = usePath();
  const { pathname, search } = useLocation();
  return (
    <CookieBanner
      title={t('cookies.title')}
      text={t('cookies.text')}
      action={path('/cookies')}
      choices={[
        { name: 'answer', value: 'all', label: t('cookies.acceptAll') },
        { name: 'answer', value: 'necessary', label: t('cookies.necessaryOnly') },
      ]}
      settings={{ href: path('/cookies'), label: t('cookies.settings') }}
    >
      <input type="hidden" name="returnTo" value={pathname + search} />
    </CookieBanner>
  );
}
