import { useTranslation } from 'react-i18next';
import { Button } from '@ds/primitives/Button/Button';
import { DateField } from '@ds/primitives/DateField/DateField';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { NumberField } from '@ds/primitives/NumberField/NumberField';
import { RadioGroup } from '@ds/primitives/RadioGroup/RadioGroup';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { TextField } from '@ds/primitives/TextField/TextField';
import { Form } from '~/forms/Form';
import { SavedMeanwhile } from '~/forms/SavedMeanwhile';
import type { ShownForm } from '~/forms/shown-form';
import { useForm } from '~/forms/use-form';
import { ActButton } from '~/screens/DetailScreen';
import { SettingFields } from './setting-fields';
import type { SettingSheetProps } from './SettingSheet';
import { settingText } from './setting-text';

/** Changes a setting, or takes it back to what a new installation starts with. */
export function SettingForm({ setting, isDated, today, draft, reply }: SettingSheetProps) {
  const { t } = useTranslation('settings');
  const { unit, value, version, isDefault } = setting;
  const form = useForm(SettingFields, {
    reply,
    values: { value, validFrom: today, ...draft },
    labels: { value: t('newValue'), validFrom: t('validFrom') },
  });
  const atOnce = isDated ? null : <p className="muted measure">{t('atOnce')}</p>;
  return (
    <Stack gap="l">
      <Form form={form} guarded>
        <Stack>
          <h2>{t('change')}</h2>
          <ErrorSummary {...form.summary} />
          <SavedMeanwhile
            form={form}
            saved={{ value }}
            labels={{ value: t('value') }}
            show={() => settingText(t, unit, value)}
          />
          {atOnce}
          <input type="hidden" name="intent" value="save" />
          <input type="hidden" name="version" value={version} />
          <ValueField setting={setting} form={form} />
          {isDated ? (
            <DateField
              {...form.field('validFrom')}
              label={t('validFrom')}
              hint={t('validFromHint')}
              min={today}
              required
            />
          ) : null}
          <Row>
            <Button>{t('save')}</Button>
          </Row>
        </Stack>
      </Form>
      {isDefault ? null : (
        <ActButton name="reset" sends={{ intent: 'reset', version }} variant="secondary">
          {t('reset', { value: settingText(t, unit, setting.default) })}
        </ActButton>
      )}
    </Stack>
  );
}

function ValueField({ setting: { unit, range }, form }: Pick<SettingSheetProps, 'setting'> & { form: ShownForm }) {
  const { t } = useTranslation('settings');
  const field = form.field('value');
  if (unit === 'onOff')
    return (
      <RadioGroup
        {...field}
        legend={t('newValue')}
        options={[
          { value: 'true', label: t('on') },
          { value: 'false', label: t('off') },
        ]}
      />
    );
  if (unit === 'email') return <TextField {...field} type="email" label={t('newValue')} width="md" required />;
  return (
    <NumberField
      {...field}
      label={t('newValue')}
      hint={range ? t('rangeHint', range) : undefined}
      suffix={t(`suffix.${unit}`)}
      decimal={unit === 'ore' || unit === 'basisPoints' || unit === 'metres'}
      width="sm"
      required
    />
  );
}
