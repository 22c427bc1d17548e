import type { Meta, StoryObj } from '@storybook/react';
import { overview } from '@ds/support/story';
import { acceptInvitation } from './recorded/acceptInvitation';
import { changePassword } from './recorded/changePassword';
import { companyPage } from './recorded/companyPage';
import { compareOffers } from './recorded/compareOffers';
import { confirmEmail } from './recorded/confirmEmail';
import { contentPage } from './recorded/contentPage';
import { cookieSettings } from './recorded/cookieSettings';
import { forgotPassword } from './recorded/forgotPassword';
import { home } from './recorded/home';
import { logout } from './recorded/logout';
import { register } from './recorded/register';
import { registerCompany } from './recorded/registerCompany';
import { requestQuotes } from './recorded/requestQuotes';
import { secondStep } from './recorded/secondStep';
import { verifyEmail } from './recorded/verifyEmail';
import { screen } from './Screen';

const meta = {
  title: 'Screens/Public',
  // The demo's data changes with each recording.
  tags: ['no-picture'],
  parameters: {
    ...overview(
      'Screens for everybody. They are light: React does not run in them. Their loaders’ answers were recorded from the demo. No database is asked.',
    ),
    layout: 'fullscreen',
    controls: { disable: true },
  },
  globals: { scripts: 'without' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = screen(home);
export const Register: Story = screen(register);
export const RegisterCompany: Story = screen(registerCompany);
export const ForgotPassword: Story = screen(forgotPassword);
export const CompanyPage: Story = screen(companyPage);
export const ContentPage: Story = screen(contentPage);
export const CookieSettings: Story = screen(cookieSettings);
export const CompareOffers: Story = screen(compareOffers);
export const RequestQuotes: Story = screen(requestQuotes);
export const Logout: Story = screen(logout);
export const ChangePassword: Story = screen(changePassword);
export const AcceptInvitation: Story = screen(acceptInvitation);
export const VerifyEmail: Story = screen(verifyEmail);
export const ConfirmEmail: Story = screen(confirmEmail);
export const SecondStep: Story = screen(secondStep);
