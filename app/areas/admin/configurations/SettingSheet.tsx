import { useTranslation } from '~/i18n/use-translation';
import { Banner } from '@ds/patterns/Banner/Banner';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { Screen } from '~/screens/FormScreen';
import { to } from '~/to';
import { ChangeHistory, UpcomingChanges } from '../parts/DatedChanges';
import { SettingForm, type SettingSheetProps } from './SettingForm';
import { useSettingTexts } from './setting-text';

/** Everything about a setting, with the form that changes it for the system owner. */
export function SettingSheet(props: SettingSheetProps) {
  const { setting, canChange } = props;
  const { t } = useTranslation('settings');
  const texts = useSettingTexts();
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
          { label: t('value'), value: <strong>{texts.text(unit, value)}</strong> },
          { label: t('default'), value: texts.text(unit, setting.default) },
          ...(range ? [{ label: t('range'), value: texts.range(unit, range) }] : []),
        ]}
      />
      <UpcomingChanges
        changes={setting.upcoming}
        value={{ label: t('value'), of: (change) => texts.text(unit, change.value) }}
        withdraws={canChange ? { version: setting.version } : undefined}
      />
      {canChange ? <SettingForm {...props} /> : <Banner>{t('ownerOnly')}</Banner>}
      <ChangeHistory
        caption={t('history')}
        none={t('noHistory')}
        changes={props.history}
        shown={(shown) => texts.text(unit, shown)}
        isDated={props.isDated}
      />
    </Screen>
  );
}
