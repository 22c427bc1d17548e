import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { errorMessage } from '~/forms/error-text';
import { errorKind, useReport } from '~/http/page-context';
import { usePath } from '~/http/paths';
import { useFrame } from './frame-parts';
import { PageFrame } from './PageFrame';
import { Stack } from '@ds/primitives/Stack/Stack';
import { to } from '~/to';

interface Refused {
  key: string;
  params: readonly (string | number)[];
}

/** Messages that only repeat the heading. */
const REPEATS_THE_TITLE = new Set(['page.notFound']);

const isRefused = (data: unknown): data is Refused =>
  typeof data === 'object' && data !== null && 'key' in data && 'params' in data;

/** The error page of the public site and of the user's own account. */
export function ErrorPage() {
  const { t } = useTranslation('common');
  return (
    <PageFrame width="narrow">
      <ErrorMessage home={{ path: to.home(), label: t('error.home') }}>
        <WhereElse />
      </ErrorMessage>
    </PageFrame>
  );
}

/** A number that was mistyped is in the list of one's own; for the rest there are the common questions. */
function WhereElse() {
  const { t } = useTranslation('common');
  const path = usePath();
  const user = useFrame()?.user ?? null;
  const own = user
    ? user.home === '/'
      ? [
          [to.bookings(), t('nav.myTrips')],
          [to.quotes(), t('nav.myQuotes')],
        ]
      : [[user.home, t('nav.dashboard')]]
    : [[to.login(), t('nav.logIn')]];
  return (
    <ul>
      {[...own, [to.contentPage('tips-and-faq'), t('footer.tips')] as const].map(([href = '', label]) => (
        <li key={href}>
          <a href={path(href)}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

/** The text of an error page: not found, not allowed, refused, busy, or a fault of ours. */
export function ErrorMessage({
  home,
  children,
}: {
  home: { path: string; label: string };
  /** Where else what was not found may be. */
  children?: ReactNode;
}) {
  const { t } = useTranslation('common');
  const path = usePath();
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const refused = isRouteErrorResponse(error) && isRefused(error.data) ? error.data : undefined;
  const kind = errorKind(status);
  useReport('failed', true, status);
  return (
    <Stack>
      <h1>{t(`error.${kind}Title`)}</h1>
      <p>
        {refused && !REPEATS_THE_TITLE.has(refused.key) && status !== 503
          ? errorMessage(t, [refused.key, ...refused.params].join(','))
          : t(`error.${kind}Text`)}
      </p>
      <p>
        <LinkButton href={path(home.path)}>{home.label}</LinkButton>
      </p>
      {kind === 'notFound' ? children : null}
    </Stack>
  );
}
