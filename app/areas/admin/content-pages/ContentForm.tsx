import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { Card } from '@ds/patterns/Card/Card';
import { Prose } from '@ds/patterns/Prose/Prose';
import { Button } from '@ds/primitives/Button/Button';
import { Checkbox } from '@ds/primitives/Checkbox/Checkbox';
import { Columns } from '@ds/primitives/Columns/Columns';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { Fieldset } from '@ds/primitives/Fieldset/Fieldset';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { TextArea } from '@ds/primitives/TextArea/TextArea';
import { TextField } from '@ds/primitives/TextField/TextField';
import type { FormReply } from '~/forms/parse-form.server';
import { Form } from '~/forms/Form';
import { SavedMeanwhile } from '~/forms/SavedMeanwhile';
import { useForm } from '~/forms/use-form';
import { contentSchema } from './content-fields';
import type { Preview } from './content-form.server';

interface ContentFormProps {
  schema: z.ZodType;
  values: Readonly<Record<string, string | undefined>>;
  /** What is saved of a page that is there. */
  saved?: Readonly<Record<string, string | undefined>>;
  reply: (FormReply & { preview?: Preview[] | undefined }) | undefined;
  /** The address can be chosen; else the page has one. */
  isNew?: boolean;
  isReserved?: boolean;
  /** Hidden fields. */
  children?: ReactNode;
}

const LANGUAGES = ['sv', 'en'] as const;
const nameIn = { sv: 'Sv', en: 'En' } as const;

/** A page in both languages side by side, with a button that shows it as readers will see it. */
export function ContentForm({ schema, values, saved = {}, reply, isNew, isReserved, children }: ContentFormProps) {
  const { t } = useTranslation('content');
  const labels = {
    slug: t('form.slug'),
    titleSv: t('form.titleIn.sv'),
    markdownSv: t('form.textIn.sv'),
    titleEn: t('form.titleIn.en'),
    markdownEn: t('form.textIn.en'),
    published: t('form.published'),
    inFooter: t('form.inFooter'),
  };
  const form = useForm(contentSchema(schema), { reply, values, labels });
  return (
    <Stack gap="l">
      {reply?.preview ? <PreviewOf pages={reply.preview} /> : null}
      <Form form={form} guarded>
        <Stack gap="l">
          {children}
          <ErrorSummary {...form.summary} />
          <SavedMeanwhile
            form={form}
            saved={saved}
            labels={labels}
            show={(_, value) => (value === 'on' ? t('common:yes') : value)}
          />
          {isNew ? (
            <TextField {...form.field('slug')} label={t('form.slug')} hint={t('form.slugHint')} width="md" required />
          ) : null}
          <Columns least="wide">
            {LANGUAGES.map((language) => (
              <Fieldset key={language} legend={t(`form.in.${language}`)} level="section">
                <Stack>
                  <TextField
                    {...form.field(`title${nameIn[language]}`)}
                    label={t('form.title')}
                    lang={language}
                    maxLength={200}
                    required
                  />
                  <TextArea
                    {...form.field(`markdown${nameIn[language]}`)}
                    label={t('form.text')}
                    lang={language}
                    rows={22}
                    required
                  />
                </Stack>
              </Fieldset>
            ))}
          </Columns>
          <p className="muted measure">{t('form.help', { brand: '{{brand}}', supportEmail: '{{supportEmail}}' })}</p>
          {isReserved ? (
            <input type="hidden" name="published" value="on" />
          ) : (
            <Stack gap="s">
              <Checkbox {...form.box('published')} label={t('form.published')} hint={t('form.publishedHint')} />
              <Checkbox {...form.box('inFooter')} label={t('form.inFooter')} />
            </Stack>
          )}
          <Row>
            <Button name="intent" value="save">
              {t('form.save')}
            </Button>
            <Button variant="secondary" name="intent" value="preview">
              {t('form.preview')}
            </Button>
          </Row>
        </Stack>
      </Form>
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
