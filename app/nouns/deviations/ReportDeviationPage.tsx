import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { useWhen } from '~/i18n/use-when';
import { Disclosure } from '@ds/primitives/Disclosure/Disclosure';
import { FileField } from '@ds/primitives/FileField/FileField';
import { SignatureField } from '@ds/primitives/SignatureField/SignatureField';
import { Stack } from '@ds/primitives/Stack/Stack';
import { PAD } from '#fields/drawing';
import type { Fields } from '~/forms/fields';
import { FormFields } from '~/forms/FormFields';
import { useLabels } from '~/forms/labels';
import { useFileTexts } from '~/forms/use-file-texts';
import { useForm } from '~/forms/use-form';
import type { MenuArea } from '~/frame/area-menus';
import { FormPart, Screen } from '~/screens/FormScreen';
import { Refusal } from '~/screens/Refusal';
import { companyFields, CompanyReport, driverFields, DriverReport, IMAGE_FIELDS } from './deviation-fields';
import type { loadDeviationReport, reportFromForm } from './report-deviation.server';

interface ReportDeviationPageProps {
  area: MenuArea & ('driver' | 'company');
  sheet: (number: string) => string;
}

interface PictureLook {
  hint?: string;
  /** Taken now, not chosen among those that are there. */
  isCamera?: boolean;
}

/** Reports a deviation on a journey: for phones, one field below the other, pictures last. */
export function ReportDeviationPage({ area, sheet }: ReportDeviationPageProps) {
  const loaded = useLoaderData<typeof loadDeviationReport>();
  const { title, number, sheet: trip, departure, registrationNumber, canReport, megabytes, late, values } = loaded;
  const { t } = useTranslation('deviations');
  const when = useWhen();
  const fields: Fields = area === 'driver' ? driverFields : companyFields;
  const pictures = IMAGE_FIELDS.map((name, place) => [name, t('fields.image', { number: place + 1 })] as const);
  const [first, ...further] = pictures;
  const drawn = t('fields.drawnSignature');
  const labels = { ...useLabels(fields), drawnSignature: drawn, ...Object.fromEntries(pictures) };
  const reply = useActionData<typeof reportFromForm>();
  const form = useForm(area === 'driver' ? DriverReport : CompanyReport, { reply, values, labels });
  const files = useFileTexts();
  const isDriver = area === 'driver';
  const picture = ([name, label]: (typeof pictures)[number], { hint, isCamera }: PictureLook = {}) => (
    <FileField
      key={name}
      {...form.secret(name)}
      label={label}
      hint={hint}
      accept="image/jpeg,image/png"
      // A phone opens its camera at once; Android's list of pictures has none. Elsewhere it is a field like the others.
      capture={isCamera ? 'environment' : undefined}
      texts={isDriver ? { ...files, choose: t(isCamera ? 'report.take' : 'report.choose') } : files}
    />
  );
  const limits = t('hints.image', { megabytes });
  return (
    <Screen
      area={area}
      back={{ to: sheet(number), label: trip }}
      over={`${trip}, ${when(departure)} · ${registrationNumber}`}
      title={title}
    >
      {canReport ? (
        <FormPart form={form} encType="multipart/form-data" submit={t('report.submit')}>
          <p className="measure">{t('report.intro')}</p>
          <input type="hidden" name="sendKey" value={form.field('sendKey').defaultValue} />
          <FormFields
            form={form}
            fields={fields}
            with={{
              chosenCause: { variant: 'tiles' },
              ...(late > 0 ? { extraMinutes: { hint: t('hints.extraMinutes', { count: late }) } } : {}),
            }}
          />
          <SignatureField
            {...form.field('drawnSignature')}
            {...PAD}
            label={t('report.drawn')}
            hint={t('hints.drawnSignature')}
            texts={{ empty: t('drawn.empty'), drawn: t('drawn.done'), clear: t('drawn.clear') }}
          />
          {first
            ? picture(first, { hint: isDriver ? `${t('hints.camera')} ${limits}` : limits, isCamera: isDriver })
            : null}
          {/* Mostly one is enough. One field each, since a phone's camera takes one picture at a time. */}
          <Disclosure
            summary={t(isDriver ? 'report.moreOrTaken' : 'report.more')}
            open={further.some(([name]) => form.secret(name).error !== undefined)}
          >
            <Stack>{further.map((one) => picture(one))}</Stack>
          </Disclosure>
        </FormPart>
      ) : (
        <Refusal back={sheet(number)}>{t('report.notYet')}</Refusal>
      )}
    </Screen>
  );
}
