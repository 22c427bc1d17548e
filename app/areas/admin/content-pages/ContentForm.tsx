import { LANGUAGES } from '@states/languages';
import { useTranslation } from '~/i18n/use-translation';
import type * as z from 'zod/mini';
import { Card } from '@ds/patterns/Card/Card';
import { Prose } from '@ds/patterns/Prose/Prose';
import { Button } from '@ds/primitives/Button/Button';
import { Columns } from '@ds/primitives/Columns/Columns';
import { Stack } from '@ds/primitives/Stack/Stack';
import type { FormReply } from '~/forms/parse-form.server';
import { FormFields } from '~/forms/FormFields';
import { useLabels } from '~/forms/labels';
import { Revision } from '~/forms/Revision';
import { SavedMeanwhile } from '~/forms/SavedMeanwhile';
import { useForm } from '~/forms/use-form';
import { FormPart, FormSection } from '~/screens/FormScreen';
import { contentFields, contentSchema } from './content-fields';
import type { Preview } from './content-form.server';

export type ContentReply = FormReply & { preview?: Preview[] | undefined };

interface ContentFormProps {
  schema: z.ZodMiniType;
  values: Readonly<Record<string, string | undefined>>;
  /** The saved texts of an existing page. */
  saved?: Readonly<Record<string, string | undefined>>;
  version?: number;
  reply: ContentReply | undefined;
  /** The address can be chosen; an existing page keeps its own. */
  isNew?: boolean;
  isReserved?: boolean;
}

/** The help writes them as they are typed. */
const placeholders = {
  brand: '{{brand}}',
  supportEmail: '{{supportEmail}}',
  supportPhone: '{{supportPhone}}',
  sellerName: '{{sellerName}}',
  sellerOrgNumber: '{{sellerOrgNumber}}',
  sellerAddress: '{{sellerAddress}}',
};

const namesIn = { sv: ['titleSv', 'markdownSv'], en: ['titleEn', 'markdownEn'] } as const;

/** A page in both languages side by side, with a preview button. */
export function ContentForm({ schema, values, saved = {}, version, reply, isNew, isReserved }: ContentFormProps) {
  const { t } = useTranslation('content');
  const labels = useLabels(contentFields);
  const form = useForm(contentSchema(schema), { reply, values, saved, labels });
  return (
    <Stack gap="l">
      {reply?.preview ? <PreviewOf pages={reply.preview} /> : null}
      <FormPart
        form={form}
        submit={t('form.save')}
        intent="save"
        also={
          <Button variant="secondary" name="intent" value="preview">
            {t('form.preview')}
          </Button>
        }
      >
        {version === undefined ? null : <Revision form={form} name="version" current={version} />}
        <SavedMeanwhile form={form} labels={labels} show={(_, value) => (value === 'on' ? t('common:yes') : value)} />
        {isNew ? <FormFields form={form} fields={contentFields} only={['slug']} /> : null}
        <Columns least="wide">
          {LANGUAGES.map((language) => (
            <FormSection key={language} legend={t(`form.in.${language}`)}>
              <FormFields form={form} fields={contentFields} only={namesIn[language]} />
            </FormSection>
          ))}
        </Columns>
        <p className="muted measure">{t('form.help', placeholders)}</p>
        {isReserved ? (
          <input type="hidden" name="published" value="on" />
        ) : (
          <Stack gap="s">
            <FormFields form={form} fields={contentFields} only={['published', 'inFooter']} />
          </Stack>
        )}
      </FormPart>
    </Stack>
  );
}

function PreviewOf({ pages }: { pages: readonly Preview[] }) {
  const { t } = useTranslation('content');
  return (
    <Stack>
      <h2>{t('form.previewTitle')}</h2>
      <Columns least="wide">
        {pages.map(({ language, title, html }) => (
          <Card key={language} as="section" labelledBy={`preview-${language}`}>
            <div lang={language}>
              <h3 id={`preview-${language}`}>{title || t('form.noTitle')}</h3>
              <Prose html={html} />
            </div>
          </Card>
        ))}
      </Columns>
    </Stack>
  );
}
