import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { Button } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { PasswordField } from '@ds/primitives/PasswordField/PasswordField';
import { Stack } from '@ds/primitives/Stack/Stack';
import { TextField } from '@ds/primitives/TextField/TextField';
import { footer, topNav } from '@ds/support/samples';
import { dark, docs } from '@ds/support/story';
import { AuthLayout } from './AuthLayout';

const form = (error: boolean) => (
  <>
    <h1>Logga in</h1>
    <ErrorSummary
      title="Något behöver rättas"
      errors={error ? [{ text: 'Användarnamn eller lösenord stämmer inte.', fieldId: 'username' }] : []}
    />
    <form action="#" method="post">
      <Stack>
        <TextField name="username" label="E-post eller användarnamn" autoComplete="username" />
        <PasswordField name="password" label="Lösenord" autoComplete="current-password" width="full" />
        <Button>Logga in</Button>
        <a href="#forgot">Glömt lösenordet?</a>
      </Stack>
    </form>
  </>
);
const meta = {
  title: 'Layouts/AuthLayout',
  component: AuthLayout,
  parameters: { ...docs('Log in, register, passwords: one narrow column.'), layout: 'fullscreen' },
  args: { skipText: 'Hoppa till innehållet', nav: topNav, footer, children: form(false) },
} satisfies Meta<typeof AuthLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LogIn: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await expect(page.getByRole('link', { name: 'Hoppa till innehållet' })).toHaveFocus();
    page.getByLabelText('E-post eller användarnamn').focus();
    await userEvent.keyboard('anna');
    await userEvent.tab();
    await expect(page.getByLabelText('Lösenord')).toHaveFocus();
    await userEvent.keyboard('hemligt');
    await expect(page.getByLabelText('E-post eller användarnamn')).toHaveValue('anna');
    await expect(page.getByLabelText('Lösenord')).toHaveValue('hemligt');
  },
};
export const Refused: Story = { args: { children: form(true) } };
export const Dark: Story = { ...dark };
