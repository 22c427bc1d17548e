import { useTranslation } from '~/i18n/use-translation';
import type { SettingPage } from '@bff/areas/admin';
import { Banner } from '@ds/patterns/Banner/Banner';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { Table } from '@ds/patterns/Table/Table';
import { DateTime } from '@ds/primitives/DateTime/DateTime';
import type { FormValues } from '~/forms/fields';
import type { FormReply } from '~/forms/parse-form.server';
import { usePath } from '~/http/paths';
import { ActButton } from '~/screens/ActButton';
import { Screen } from '~/screens/FormScreen';
import { to } from '~/to';
import { SettingForm } from './SettingForm';
import { settingText } from './setting-text';

export interface SettingSheetProps extends SettingPage {
  /** What was typed before the password was asked for again. */
  draft: FormValues;
  reply: FormReply | undefined;
}

/** Everything about a setting, with the form that changes it for the system owner. */
export function SettingSheet(props: SettingSheetProps) {
  const { setting, canChange } = props;
  const { t } = useTranslation('settings');
  const { key, unit, value, range } = setting;
  return (
    <Screen
      area="admin"
      back={{ to: to.generalSettings(), label: t('title') }}
      title={t(`of.${key}.name`)}
      over={t(`groups.${setting.group}`)}
    >
      <p className="measure">{t(`of.${key}.text`)}</p>
      <SummaryList
        rows={[
          { label: t('value'), value: <strong>{settingText(t, unit, value)}</strong> },
          { label: t('default'), value: settingText(t, unit, setting.default) },
          ...(range
            ? [{ label: t('range'), value: t('between', { ...range, most: settingText(t, unit, range.most) }) }]
            : []),
          { label: t('key'), value: <code>{key}</code> },
        ]}
      />
      <Upcoming {...props} />
      {canChange ? <SettingForm {...props} /> : <Banner>{t('ownerOnly')}</Banner>}
      <History {...props} />
    </Screen>
  );
}

function Upcoming({ setting: { unit, upcoming, version }, canChange }: SettingSheetProps) {
  const { t } = useTranslation('settings');
  if (upcoming.length === 0) return null;
  return (
    <Table
      caption={t('upcoming')}
      rows={upcoming}
      rowKey={({ validFrom }) => validFrom}
      columns={[
        { key: 'from', label: t('validFrom'), rowHeader: true, cell: ({ validFrom }) => validFrom },
        { key: 'value', label: t('value'), cell: ({ value }) => settingText(t, unit, value) },
        ...(canChange
          ? [
              {
                key: 'withdraw',
                label: t('action'),
                cell: ({ validFrom }: { validFrom: string }) => (
                  <ActButton
                    name={`withdraw-${validFrom}`}
                    sends={{ intent: 'withdraw', version, validFrom }}
                    variant="secondary"
                    size="small"
                  >
                    {t('withdraw')}
                  </ActButton>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

function History({ setting: { unit }, history, isDated }: SettingSheetProps) {
  const { t } = useTranslation('settings');
  const path = usePath();
  if (history.length === 0) return <p className="muted">{t('noHistory')}</p>;
  return (
    <Table
      caption={t('history')}
      rows={history}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'at',
          label: t('when'),
          rowHeader: true,
          cell: ({ id, at }) => (
            <a href={path(to.event(id))}>
              <DateTime at={at} />
            </a>
          ),
        },
        { key: 'who', label: t('who'), cell: ({ actorName }) => actorName ?? '–' },
        { key: 'old', label: t('before'), cell: ({ old }) => settingText(t, unit, old) },
        { key: 'new', label: t('after'), cell: (change) => settingText(t, unit, change.new) },
        ...(isDated
          ? [
              {
                key: 'from',
                label: t('validFrom'),
                cell: ({ validFrom }: { validFrom: string | null }) => validFrom ?? '–',
              },
            ]
          : []),
      ]}
    />
  );
}
