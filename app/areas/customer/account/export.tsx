// Traces: S2-029
import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { exportPerson } from '@bff/domain/erasure';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Stack } from '@ds/primitives/Stack/Stack';
import { formatAddress, formatOrgNumber, formatWhen } from '@formats';
import { formatPhone } from '@bff/domain/shared/shown-phone';
import { usePath } from '~/http/paths';
import { requireRecentLogin } from '~/http/recent-login.server';
import { translator } from '~/i18n/i18n.server';
import { PageFrame } from '~/frame/PageFrame';
import { to } from '~/to';
import { localeOf } from '~/i18n/i18n';
import { openKey } from '~/i18n/open-key';

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireRecentLogin(request);
  const locale = localeOf(request);
  const held = await exportPerson(actor);
  const { account, contact, sessions, apiLogins, links, logins, letters, actions, events } = held;
  const orders = 'orders' in held ? held.orders : [];
  const shown = (at: Date | null | undefined) => (at ? formatWhen(at, locale) : null);
  return data({
    title: translator(request)('account:export.title'),
    account: {
      username: account.username,
      name: account.name,
      email: account.email,
      phone: formatPhone(account.phone ?? ''),
      created: shown(account.created),
      lastLogin: shown(account.lastLogin),
      passwordChanged: shown(account.passwordChanged),
    },
    contact: contact && {
      name: contact.name,
      email: contact.email,
      phone: formatPhone(contact.phone),
      address: formatAddress(contact),
      company: [contact.companyName, formatOrgNumber(contact.orgNumber ?? '')].filter(Boolean).join(', '),
    },
    logins: logins.map(({ at, address, succeeded }) => ({ at: formatWhen(at, locale), address, succeeded })),
    counts: {
      sessions: sessions.length + apiLogins.length,
      links: links.length,
      actions: actions.length,
      events: events.length,
      letters: letters.length,
      orders: Array.isArray(orders) ? orders.length : 0,
    },
  });
}

/** A summary of the data held about the user, with all of it as a file. */
export default function ExportPage() {
  const { title, account, contact, logins, counts } = useLoaderData<typeof loader>();
  const { t } = useTranslation('account');
  const path = usePath();
  const rows = (facts: Record<string, string | null>) =>
    Object.entries(facts).map(([name, value]) => ({
      label: t(openKey('account:export.facts', name)),
      value: value || t('export.none'),
    }));
  return (
    <PageFrame width="narrow">
      <Stack gap="l">
        <BackLink href={path(to.profile())}>{t('profile.title')}</BackLink>
        <h1>{title}</h1>
        <p>{t('export.intro')}</p>
        <p>
          <LinkButton href={path(to.dataExportFile())}>{t('export.download')}</LinkButton>
        </p>
        <Stack as="section" labelledBy="export-account">
          <h2 id="export-account">{t('export.account')}</h2>
          <SummaryList rows={rows(account)} />
        </Stack>
        {contact ? (
          <Stack as="section" labelledBy="export-contact">
            <h2 id="export-contact">{t('contact.title')}</h2>
            <SummaryList rows={rows(contact)} />
          </Stack>
        ) : null}
        <Stack as="section" labelledBy="export-logins">
          <h2 id="export-logins">{t('export.logins')}</h2>
          <p>{t('export.loginsIntro')}</p>
          {logins.length === 0 ? <p>{t('export.noLogins')}</p> : null}
          <ul>
            {logins.map(({ at, address, succeeded }, index) => (
              <li key={index}>{t(wordsOf(address, succeeded), { at, address })}</li>
            ))}
          </ul>
        </Stack>
        <Stack as="section" labelledBy="export-more">
          <h2 id="export-more">{t('export.more')}</h2>
          <ul>
            <li>{t('export.orders', { count: counts.orders })}</li>
            <li>{t('export.sessions', { count: counts.sessions })}</li>
            <li>{t('export.links', { count: counts.links })}</li>
            <li>{t('export.actions', { count: counts.actions })}</li>
            <li>{t('export.events', { count: counts.events })}</li>
            <li>{t('export.letters', { count: counts.letters })}</li>
          </ul>
          <p>{t('export.mails')}</p>
        </Stack>
      </Stack>
    </PageFrame>
  );
}

/** A lock applies to all addresses (`*`). */
function wordsOf(address: string, succeeded: boolean) {
  if (address === '*') return 'export.loginLocked';
  return succeeded ? 'export.loginRight' : 'export.loginWrong';
}
