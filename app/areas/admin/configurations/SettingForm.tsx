import type { SettingPage } from '@bff/areas/admin';
import type { FormValues } from '~/forms/fields';
import type { FormReply } from '~/forms/parse-form.server';
import { useTranslation } from '~/i18n/use-translation';
import { Stack } from '@ds/primitives/Stack/Stack';
import { Revision } from '~/forms/Revision';
import { FormFields } from '~/forms/FormFields';
import { useLabels } from '~/forms/labels';
import { SavedMeanwhile } from '~/forms/SavedMeanwhile';
import { useForm } from '~/forms/use-form';
import { ActButton } from '~/screens/ActButton';
import { FormPart } from '~/screens/FormScreen';
import { settingFields, settingSchema } from './setting-fields';
import { useSettingTexts } from './setting-text';

export interface SettingSheetProps extends SettingPage {
  /** What was typed before the password was asked for again. */
  draft: FormValues;
  reply: FormReply | undefined;
}

/** Changes a setting, or resets it to the value of a new installation. */
export function SettingForm({ setting, isDated, today, draft, reply }: SettingSheetProps) {
  const { t } = useTranslation('settings');
  const texts = useSettingTexts();
  const { unit, value, version, range, isDefault } = setting;
  const fields = settingFields(unit);
  const form = useForm(settingSchema(unit), {
    reply,
    values: { value, validFrom: today, ...draft },
    saved: { value },
    labels: useLabels(fields),
  });
  const hint = range ? texts.rangeHint(range) : undefined;
  const options = [
    { value: 'true', label: t('on') },
    { value: 'false', label: t('off') },
  ];
  return (
    <Stack gap="l">
      <FormPart form={form} heading={t('change')} submit={t('save')}>
        <SavedMeanwhile form={form} labels={{ value: t('value') }} show={() => texts.text(unit, value)} />
        {isDated ? null : <p className="muted measure">{t('atOnce')}</p>}
        <input type="hidden" name="intent" value="save" />
        <Revision form={form} name="version" current={version} />
        <FormFields
          form={form}
          fields={fields}
          only={isDated ? ['value', 'validFrom'] : ['value']}
          with={{
            value: unit === 'onOff' ? { options, variant: 'list' } : { hint: unit === 'email' ? undefined : hint },
            validFrom: { min: today },
          }}
        />
      </FormPart>
      {isDefault ? null : (
        <ActButton name="reset" sends={{ intent: 'reset', version }} variant="secondary">
          {t('reset', { value: texts.text(unit, setting.default) })}
        </ActButton>
      )}
    </Stack>
  );
}
