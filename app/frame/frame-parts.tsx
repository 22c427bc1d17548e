// Traces: S9-030
import { useLocation, useRouteLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { CookieBanner } from '@ds/patterns/CookieBanner/CookieBanner';
import type { FooterProps } from '@ds/patterns/Footer/Footer';
import { LanguageSwitch } from '@ds/patterns/LanguageSwitch/LanguageSwitch';
import { Toast } from '@ds/patterns/Toast/Toast';
import type { NavItem } from '@ds/patterns/TopNav/NavItems';
import { Button } from '@ds/primitives/Button/Button';
import { Sent } from '~/forms/Sent';
import { useOtherLanguage, usePath } from '~/http/paths';
import { to } from '~/to';
import type { loadFrame } from './load-frame.server';
import { SellerLines } from './SellerLines';

/** The data of every page's frame; undefined on an error page without data. */
export const useFrame = () => useRouteLoaderData<typeof loadFrame>('areas/public/locale');

/** A menu entry for a path without locale; marked on the current page. */
export function useNavItem(): (to: string, label: string) => NavItem {
  const path = usePath();
  const { pathname } = useLocation();
  return (to, label) => ({ href: path(to), label, current: pathname === path(to) });
}

/** The parts that the frames of public pages and dashboards share. */
export function useFrameParts(): {
  skipText: string;
  notice: string | undefined;
  messages: ReactNode;
  cookies: ReactNode;
  footer: FooterProps;
} {
  const { t, i18n } = useTranslation('common');
  const frame = useFrame();
  const item = useNavItem();
  const flash = frame?.flash;
  const { key, pathname } = useLocation();
  const isOnCookies = pathname === usePath()(to.cookies());
  return {
    skipText: t('skipToContent'),
    notice: frame?.demo ? t('demo') : undefined,
    messages: flash ? (
      <Toast
        key={key}
        tone={flash.kind === 'error' ? 'danger' : flash.kind}
        closeLabel={t('close')}
        // What is held or to be chosen, and until when, is said at the top of the page.
        isInPage={frame.holds.length + frame.choices.length > 0}
      >
        {t(flash.key, flash.params)}
      </Toast>
    ) : undefined,
    // The page of all choices asks by itself.
    cookies: frame && !frame.consentGiven && !isOnCookies ? <CookieQuestion /> : undefined,
    footer: {
      label: t('footer.label'),
      items: [
        item(to.contentPage('terms'), t('footer.terms')),
        item(to.contentPage('privacy'), t('footer.privacy')),
        item(to.contentPage('tips-and-faq'), t('footer.tips')),
        item(to.contentPage('about'), t('footer.about')),
        item(to.contentPage('accessibility'), t('footer.accessibility')),
        ...(frame?.footerPages ?? []).map(({ slug, title }) => item(to.contentPage(slug), title)),
        item(to.registerCompany(), t('footer.forCompanies')),
        // For operators and large customers who connect their own systems.
        { href: `/api/docs?language=${i18n.language}`, label: t('footer.api') },
        item(to.cookies(), t('footer.cookies')),
      ],
      note: frame?.seller ? <SellerLines seller={frame.seller} /> : undefined,
      attribution: t('footer.attribution'),
    },
  };
}

/** The end of every menu: log out, and the other language, as list items. */
export function MenuEnd() {
  const { t } = useTranslation('common');
  const path = usePath();
  const other = useOtherLanguage();
  return (
    <>
      {useFrame()?.user ? (
        <li>
          <form method="post" action={path(to.logout())}>
            <Sent />
            <Button variant="plain">{t('nav.logOut')}</Button>
          </form>
        </li>
      ) : null}
      <LanguageSwitch href={other.href} lang={other.locale} label={t(`language.${other.locale}`)} />
    </>
  );
}

/** The pages of a purchase, before and after it is paid: nothing lies over what is being bought. */
const BUYING = [to.bookings(), to.purchase('')].map((page) => page.split('/')[1]);

/** Asked once, before anything but necessary cookies is kept. */
function CookieQuestion() {
  const { t } = useTranslation('common');
  const path = usePath();
  const { pathname, search } = useLocation();
  return (
    <CookieBanner
      title={t('cookies.title')}
      text={t('cookies.text')}
      action={path(to.cookies())}
      choices={[
        { name: 'answer', value: 'all', label: t('cookies.acceptAll') },
        { name: 'answer', value: 'necessary', label: t('cookies.necessaryOnly') },
      ]}
      waits={BUYING.includes(pathname.split('/')[2])}
      settings={{ href: path(to.cookies()), label: t('cookies.settings') }}
    >
      <input type="hidden" name="returnTo" value={pathname + search} />
    </CookieBanner>
  );
}
