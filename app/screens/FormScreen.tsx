import type { ComponentProps, ReactNode } from 'react';
import { PageHeader, type PageHeaderProps } from '@ds/patterns/PageHeader/PageHeader';
import { Button } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { Form } from '~/forms/Form';
import type { LiveForm } from '~/forms/use-form';
import { AreaFrame } from '~/frame/AreaFrame';
import type { MenuArea } from '~/frame/area-menus';
import { type Place, WayBack } from '~/frame/WayBack';
import { useAsLeft } from '~/frame/use-as-left';

export interface ScreenProps extends PageHeaderProps {
  title: string;
  area: MenuArea;
  /** Where it belongs. */
  back?: ComponentProps<typeof WayBack>['back'];
  children: ReactNode;
}

/** A dashboard page with its header: where it belongs, and what it is. */
export function Screen({ area, back, children, ...header }: ScreenProps) {
  return (
    <AreaFrame area={area}>
      <WayBack back={back} here={header.title} />
      <PageHeader {...header} />
      {children}
    </AreaFrame>
  );
}

interface FormPartProps {
  form: LiveForm;
  /** Its heading, if the page has more than the form. */
  heading?: string;
  /** The submit button's text. */
  submit: string;
  /** The button's intent, on a form with several. */
  intent?: string;
  cancel?: Place | undefined;
  /** Beside the buttons. */
  also?: ReactNode;
  /** Below the buttons. */
  note?: ReactNode;
  encType?: 'multipart/form-data';
  /** The address to post to if not the page's own. */
  action?: string;
  /** The page stays where it is when the form is saved, because it shows there what was added. */
  staysInPlace?: boolean;
  /** Asks before unsaved input is left behind; false if nothing is typed in it. */
  guarded?: boolean;
  /** The page shows the error summary itself, above more than the form. */
  errorsAbove?: boolean;
  children: ReactNode;
}

/** A form on a page, with its buttons. */
export function FormPart({
  form,
  heading,
  submit,
  intent,
  cancel,
  also,
  note,
  encType,
  action,
  staysInPlace = false,
  guarded = true,
  errorsAbove = false,
  children,
}: FormPartProps) {
  const asLeft = useAsLeft();
  return (
    <Form
      form={form}
      guarded={guarded}
      {...(encType ? { encType } : {})}
      {...(action ? { action } : {})}
      staysInPlace={staysInPlace}
    >
      <Stack gap="l">
        {heading === undefined ? null : <h2>{heading}</h2>}
        {errorsAbove ? null : <ErrorSummary {...form.summary} />}
        {children}
        <Row>
          <Button {...(intent === undefined ? {} : { name: 'intent', value: intent })}>{submit}</Button>
          {cancel ? (
            <LinkButton variant="secondary" href={asLeft(cancel.to)}>
              {cancel.label}
            </LinkButton>
          ) : null}
          {also}
        </Row>
        {note}
      </Stack>
    </Form>
  );
}

interface FormScreenProps extends ScreenProps, FormPartProps {
  /** Before the form: what it is about. */
  intro?: ReactNode;
  children: ReactNode;
}

/** A page that is one form, to add or change something. */
export function FormScreen({ area, back, over, title, meta, actions, intro, ...form }: FormScreenProps) {
  return (
    <Screen area={area} back={back} over={over} title={title} meta={meta} actions={actions}>
      {intro}
      <FormPart {...form} />
    </Screen>
  );
}

export { FormSection } from './FormSection';
