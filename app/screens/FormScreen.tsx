import type { ComponentProps, ReactNode } from 'react';
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
import { type Place, WayBack } from '~/frame/WayBack';
import { usePath } from '~/http/paths';

export interface ScreenProps extends PageHeaderProps {
  title: string;
  area: MenuArea;
  /** Where it belongs. */
  back?: ComponentProps<typeof WayBack>['back'];
  children: ReactNode;
}

/** The head of a dashboard's page, whatever it is for: where it belongs, and what it is. */
export function Screen({ area, back, children, ...header }: ScreenProps) {
  return (
    <AreaFrame area={area}>
      <WayBack back={back} here={header.title} />
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
