import { useTranslation } from 'react-i18next';
import { Button } from '@ds/primitives/Button/Button';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { TextArea } from '@ds/primitives/TextArea/TextArea';
import { TextField } from '@ds/primitives/TextField/TextField';
import { PostForm } from '~/forms/PostForm';
import type { ShownForm } from '~/forms/shown-form';

interface ByHandFieldsProps {
  form: ShownForm;
  /** Where to go without doing it. */
  back: string;
  /** Which of the texts of `payments` name the fields. */
  texts: 'handle' | 'elsewhere';
  /** What it means, a paragraph each. */
  explained: readonly string[];
}

/** The last look before something that was done with money outside the product is written down: reference and reason. */
export function ByHandFields({ form, back, texts, explained }: ByHandFieldsProps) {
  const { t } = useTranslation('payments');
  return (
    <PostForm>
      <Stack>
        {explained.map((text) => (
          <p key={text} className="measure">
            {text}
          </p>
        ))}
        <TextField
          {...form.field('reference')}
          label={t(`${texts}.reference`)}
          hint={t(`${texts}.referenceHint`)}
          maxLength={200}
          required
        />
        <TextArea
          {...form.field('reason')}
          label={t(`${texts}.reason`)}
          hint={t(`${texts}.reasonHint`)}
          maxLength={1000}
          required
        />
        <Row>
          <Button variant="danger">{t(`${texts}.submit`)}</Button>
          <LinkButton variant="secondary" href={back}>
            {t(`${texts}.keep`)}
          </LinkButton>
        </Row>
      </Stack>
    </PostForm>
  );
}
