import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { FileField } from '@ds/primitives/FileField/FileField';
import { useFileTexts } from '~/forms/use-file-texts';
import { useForm } from '~/forms/use-form';
import { usePath } from '~/http/paths';
import { useLastAnswer } from '~/navigation/use-last-answer';
import { Section } from '~/screens/DetailScreen';
import { FormPart, Screen } from '~/screens/FormScreen';
import { ImportForm } from './import-form';
import type { ImportReply } from './import-file.server';
import { ImportPreview } from './ImportPreview';

interface ImportPageProps {
  /** Paths without locale: the list concerned, and the file with all of it. */
  list: string;
  file: string;
}

/** Imports a file of buses or price lists: chosen, previewed, and saved once confirmed. */
export function ImportPage({ list, file }: ImportPageProps) {
  const { title, over, intro, mostRows } = useLoaderData<{ title: string; over: string; intro: string; mostRows: number }>(); // prettier-ignore
  const { t } = useTranslation('fleet');
  const path = usePath();
  const reply = useActionData<ImportReply>();
  const preview = useLastAnswer(reply)?.preview;
  const form = useForm(ImportForm, { reply, labels: { file: t('import.choose') } });
  return (
    <Screen area="company" back={{ to: list, label: over }} title={title}>
      <ErrorSummary {...form.summary} />
      {preview ? <ImportPreview preview={preview} /> : null}
      <Section id="file" title={t(preview ? 'import.another' : 'import.one')}>
        <p className="measure">{intro}</p>
        <p className="measure">{t('import.shape', { count: mostRows })}</p>
        <p>
          <a href={path(file)} download>
            {t('import.export')}
          </a>
        </p>
        <FormPart form={form} encType="multipart/form-data" guarded={false} errorsAbove submit={t('import.look')}>
          <FileField
            {...form.secret('file')}
            label={t('import.choose')}
            hint={t('import.chooseHint')}
            accept=".csv,text/csv"
            texts={useFileTexts()}
          />
        </FormPart>
      </Section>
    </Screen>
  );
}
