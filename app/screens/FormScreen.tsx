import type { ReactNode } from 'react';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { PageHeader, type PageHeaderProps } from '@ds/patterns/PageHeader/PageHeader';
import { Button } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { Fieldset } from '@ds/primitives/Fieldset/Fieldset';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { Form } from '~/forms/Form';
import type { LiveForm } from '~/forms/use-form';
import { AreaFrame } from '~/frame/AreaFrame';
import type { MenuArea } from '~/frame/area-menus';
import { usePath } from '~/http/paths';

export interface ScreenProps extends PageHeaderProps {
  area: MenuArea;
  /** Where one came from: a path without its language. */
  back?: Place | undefined;
  children: ReactNode;
}

interface Place {
  to: string;
  label: string;
}

/** The head of a dashboard's page, whatever it is for: where one came from, and what it is. */
export function Screen({ area, back, children, ...header }: ScreenProps) {
  const path = usePath();
  return (
    <AreaFrame area={area}>
      {back ? <BackLink href={path(back.to)}>{back.label}</BackLink> : null}
      <PageHeader {...header} />
      {children}
    </AreaFrame>
  );
}

interface FormScreenProps extends ScreenProps {
  form: LiveForm;
  /** What the button says. */
  submit: string;
  cancel?: Place | undefined;
  /** Before the form: what it is about. */
  intro?: ReactNode;
  /** Beside the buttons. */
  also?: ReactNode;
  /** Below the buttons. */
  note?: ReactNode;
  encType?: 'multipart/form-data';
}

/** A page that is one form: something new, or something changed. */
export function FormScreen({ form, submit, cancel, intro, also, note, encType, children, ...screen }: FormScreenProps) {
  const path = usePath();
  return (
    <Screen {...screen}>
      {intro}
      <Form form={form} guarded {...(encType ? { encType } : {})}>
        <Stack gap="l">
          <ErrorSummary {...form.summary} />
          {children}
          <Row>
            <Button>{submit}</Button>
            {cancel ? (
              <LinkButton variant="secondary" href={path(cancel.to)}>
                {cancel.label}
              </LinkButton>
            ) : null}
            {also}
          </Row>
          {note}
        </Stack>
      </Form>
    </Screen>
  );
}

/** Fields of a form that belong together, under one heading. */
export function FormSection({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <Fieldset legend={legend} level="section">
      <Stack>{children}</Stack>
    </Fieldset>
  );
}
