import { Disclosure } from '@ds/primitives/Disclosure/Disclosure';
import { Fieldset } from '@ds/primitives/Fieldset/Fieldset';
import { Stack } from '@ds/primitives/Stack/Stack';
import { TextArea } from '@ds/primitives/TextArea/TextArea';
import type { ShownForm } from '~/forms/shown-form';
import { useTranslation } from '~/i18n/use-translation';

/** What the bus company should know. One box is enough for most: the second unfolds. */
export function Wishes({ form }: { form: ShownForm }) {
  const { t } = useTranslation('reservation');
  const special = form.field('specialRequests');
  return (
    <Fieldset legend={t('form.wishes')} level="section">
      <Stack>
        <TextArea
          {...form.field('comment')}
          label={t('form.comment')}
          optional={t('form.optional')}
          rows={3}
          maxLength={2000}
        />
        <Disclosure
          summary={t('form.moreRequests')}
          open={Boolean(special.defaultValue) || special.error !== undefined}
        >
          <TextArea
            {...special}
            label={t('form.specialRequests')}
            optional={t('form.optional')}
            hint={t('form.specialRequestsHint')}
            rows={3}
            maxLength={2000}
          />
        </Disclosure>
      </Stack>
    </Fieldset>
  );
}
