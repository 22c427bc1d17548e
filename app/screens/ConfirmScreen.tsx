import { useActionData, useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { Button } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { RadioGroup } from '@ds/primitives/RadioGroup/RadioGroup';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { TextArea } from '@ds/primitives/TextArea/TextArea';
import { TextField } from '@ds/primitives/TextField/TextField';
import { Form } from '~/forms/Form';
import type { FormReply } from '~/forms/parse-form.server';
import { Revision } from '~/forms/Revision';
import type { ShownForm } from '~/forms/shown-form';
import { type LiveForm, useForm } from '~/forms/use-form';
import type { MenuArea } from '~/frame/area-menus';
import { useAsLeft } from '~/frame/use-as-left';
import { type Confirmation, confirmationSchema } from './confirmation';
import { Screen } from './FormScreen';
import { Refusal } from './Refusal';

type Fetcher = Parameters<typeof useForm>[1]['fetcher'];

/** The form of a confirmation, on a page or in a dialog. */
export function useConfirmation(
  { fields = [], typed = {} }: Pick<Confirmation, 'fields' | 'typed'>,
  reply: FormReply | undefined,
  fetcher?: Fetcher,
): LiveForm {
  return useForm(confirmationSchema(fields.map(({ name }) => name)), {
    reply,
    fetcher,
    values: { ...Object.fromEntries(fields.map(({ name, value }) => [name, value ?? ''])), ...typed },
    labels: Object.fromEntries(fields.map(({ name, label }) => [name, label])),
    prefix: fetcher ? 'dialog-' : '',
  });
}

interface ConfirmationBodyProps {
  confirm: Confirmation;
  form: ShownForm;
  /** The id of what is going to happen. */
  aboutId?: string;
}

/** What is going to happen, and what is asked for. */
export function ConfirmationBody({ confirm, form, aboutId }: ConfirmationBodyProps) {
  return (
    <>
      <Stack id={aboutId}>
        {confirm.text.map((paragraph) => (
          <p key={paragraph} className="measure">
            {paragraph}
          </p>
        ))}
        {confirm.facts ? <SummaryList rows={[...confirm.facts]} /> : null}
      </Stack>
      {Object.entries(confirm.sends ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {(confirm.fields ?? []).map(({ name, label, hint, options }) =>
        options ? (
          <RadioGroup key={name} {...form.field(name)} legend={label} hint={hint} options={options} required />
        ) : name === 'reason' ? (
          <TextArea key={name} {...form.field(name)} label={label} hint={hint} maxLength={1000} required />
        ) : (
          <TextField key={name} {...form.field(name)} label={label} hint={hint} maxLength={200} required />
        ),
      )}
    </>
  );
}

interface ConfirmScreenProps {
  area: MenuArea;
  /** Above the confirmation. */
  children?: ReactNode;
}

/**
 * Asks before something irreversible, or before a change of state with its reason. Everything on it comes from the loader's `confirm`
 * (`confirmation.ts`), so that a dialog can show the same.
 */
export function ConfirmScreen({ area, children }: ConfirmScreenProps) {
  const { confirm } = useLoaderData<{ confirm: Confirmation }>();
  const form = useConfirmation(confirm, useActionData<FormReply>());
  const asLeft = useAsLeft();
  const { title, over, back, backLabel, refusal, isDone, instead, keep, submit, isHarmless, revision } = confirm;
  return (
    <Screen
      area={area}
      title={title}
      over={over}
      back={backLabel === undefined ? undefined : { to: back, label: backLabel }}
    >
      <ErrorSummary {...form.summary} />
      {children}
      {isDone ? null : refusal === undefined ? (
        <Form form={form}>
          <Stack>
            {revision === undefined ? null : <Revision form={form} current={revision} />}
            <ConfirmationBody confirm={confirm} form={form} />
            <Row>
              <Button variant={isHarmless ? 'primary' : 'danger'}>{submit}</Button>
              <LinkButton variant="secondary" href={asLeft(back)}>
                {keep}
              </LinkButton>
            </Row>
          </Stack>
        </Form>
      ) : (
        <Refusal back={back} instead={instead}>
          {refusal}
        </Refusal>
      )}
    </Screen>
  );
}
