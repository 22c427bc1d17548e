// Traces: S1-024, S2-098
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useDay } from '~/i18n/use-day';
import { useTranslation } from '~/i18n/use-translation';
import { settingsPage } from '@bff/areas/admin';
import { Banner } from '@ds/patterns/Banner/Banner';
import { Tabs } from '@ds/patterns/Tabs/Tabs';
import { Table } from '@ds/patterns/Table/Table';
import { requireActor } from '~/http/actor.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { Screen } from '~/screens/FormScreen';
import { to } from '~/to';
import { useSettingTexts } from './setting-text';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const page = await settingsPage(actor, localeOf(request));
  return { title: translator(request)('settings:title'), ...page };
}

/** All general settings: current value, limits, and who changed each last. */
export default function GeneralSettingsPage() {
  const { groups, canChange } = useLoaderData<typeof loader>();
  const { t } = useTranslation('settings');
  const texts = useSettingTexts();
  const day = useDay();
  const path = usePath();
  return (
    <Screen area="admin" title={t('title')}>
      <p className="measure">{t('intro')}</p>
      {canChange ? null : <Banner>{t('ownerOnly')}</Banner>}
      <Tabs
        label={t('jump')}
        here={t('common:chosen')}
        items={groups.map(({ group }) => ({ href: `#${group}`, label: t(`groups.${group}`), current: false }))}
      />
      {groups.map(({ group, settings }) => (
        <div key={group} id={group}>
          <Table
            even
            caption={t(`groups.${group}`)}
            rows={settings}
            rowKey={({ key }) => key}
            columns={[
              {
                key: 'name',
                label: t('name'),
                rowHeader: true,
                cell: ({ key }) => (
                  <>
                    {canChange ? <a href={path(to.editSetting(key))}>{t(`of.${key}.name`)}</a> : t(`of.${key}.name`)}
                    {/* Text browsers write a block of small text on the line of the name. */}
                    <br />
                    <small>{t(`of.${key}.text`)}</small>
                  </>
                ),
              },
              {
                key: 'value',
                label: t('value'),
                cell: ({ unit, value, default: usual, upcoming: [next] }) => (
                  <>
                    <strong>{texts.text(unit, value)}</strong>
                    {value === usual ? null : (
                      <>
                        <br />
                        <small className="muted">{t('usually', { value: texts.text(unit, usual) })}</small>
                      </>
                    )}
                    {next ? (
                      <>
                        <br />
                        <small>{t('next', { value: texts.text(unit, next.value), date: day(next.validFrom) })}</small>
                      </>
                    ) : null}
                  </>
                ),
              },
              {
                key: 'range',
                label: t('range'),
                cell: ({ unit, range }) => (range ? texts.range(unit, range) : '–'),
              },
              {
                key: 'changed',
                label: t('changed'),
                cell: ({ changed }) =>
                  changed ? t('changedBy', { date: changed.at, name: changed.actorName ?? '' }) : '–',
              },
            ]}
          />
        </div>
      ))}
    </Screen>
  );
}
