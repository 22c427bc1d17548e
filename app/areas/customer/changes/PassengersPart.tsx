import { useTranslation } from '~/i18n/use-translation';
import { Columns } from '@ds/primitives/Columns/Columns';
import { Button } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { NumberField } from '@ds/primitives/NumberField/NumberField';
import { Stack } from '@ds/primitives/Stack/Stack';
import type { FormValue, FormValues } from '~/forms/fields';
import { PostForm } from '~/forms/PostForm';
import type { FormReply } from '~/forms/parse-form.server';
import { Revision } from '~/forms/Revision';
import { SavedMeanwhile } from '~/forms/SavedMeanwhile';
import { useShownForm } from '~/forms/shown-form';

interface PassengersPartProps {
  seats: number;
  revision: string;
  saved: FormValues;
  values: Readonly<Record<string, FormValue | undefined>>;
  reply: FormReply | undefined;
}

/** The number of passengers, within the booked seats. */
export function PassengersPart({ seats, revision, saved, values, reply }: PassengersPartProps) {
  const { t } = useTranslation(['booking', 'reservation', 'search']);
  const labels = {
    adults: t('reservation:form.adults'),
    children: t('reservation:form.children'),
    wheelchairs: t('search:form.wheelchairs'),
  };
  const form = useShownForm(reply, { values, saved, labels });
  return (
    <Stack as="section" labelledBy="passengers">
      <h2 id="passengers">{t('change.passengers.title')}</h2>
      <p>
        {t('change.passengers.intro', { count: seats })} {t('change.passengers.text')}
      </p>
      <PostForm data-submit-once="">
        <Stack>
          <ErrorSummary {...form.summary} />
          <input type="hidden" name="intent" value="passengers" />
          <SavedMeanwhile form={form} labels={labels} />
          <Revision form={form} current={revision} />
          <Columns least="narrow">
            <NumberField {...form.field('adults')} label={labels.adults} width="full" required />
            <NumberField {...form.field('children')} label={labels.children} width="full" />
            <NumberField {...form.field('wheelchairs')} label={labels.wheelchairs} width="full" />
          </Columns>
          <div>
            <Button variant="secondary">{t('change.passengers.submit')}</Button>
          </div>
        </Stack>
      </PostForm>
    </Stack>
  );
}
