import { I18nProvider } from 'react-aria-components/I18nProvider';
import { DateTimeRangeField } from '@ds/primitives/DateTimeRangeField/DateTimeRangeField';
import { partsText } from '@ds/primitives/DateTimeField/moment-parts';
import { useFormatLocale } from '@ds/support/format-locale';
import type { LiveForm } from '~/islands/live-form';
import { MomentFields, type MomentFieldsProps } from './MomentFields';

/** The times of a changed trip with their calendar, once it has loaded. */
export async function loadMoments(): Promise<LiveForm<MomentFieldsProps>> {
  await DateTimeRangeField.load();
  return { Form: LiveMoments, typedInto };
}

function typedInto(props: MomentFieldsProps, form: HTMLFormElement): MomentFieldsProps {
  const typed = new FormData(form);
  const momentOf = (name: string) => {
    const [day = '', time = ''] = typed.getAll(name).map(String);
    return partsText({ day, time });
  };
  return { ...props, departure: momentOf('departure'), return: momentOf('return') };
}

/** Its calendar speaks the page's language, not the browser's. */
const LiveMoments: LiveForm<MomentFieldsProps>['Form'] = (props) => (
  <I18nProvider locale={useFormatLocale() === 'en' ? 'en-GB' : 'sv-SE'}>
    <MomentFields {...props} />
  </I18nProvider>
);
