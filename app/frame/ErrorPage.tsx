import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { errorMessage } from '~/forms/error-text';
import { errorKind, useReport } from '~/http/page-context';
import { usePath } from '~/http/paths';
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
      <ErrorMessage home={{ path: to.home(), label: t('error.home') }} />
    </PageFrame>
  );
}

/** The text of an error page: not found, not allowed, refused, busy, or a fault of ours. */
export function ErrorMessage({ home }: { home: { path: string; label: string } }) {
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
    </Stack>
  );
}
