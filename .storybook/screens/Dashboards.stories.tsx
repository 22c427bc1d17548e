import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from '@storybook/test';
import { overview } from '@ds/support/story';
import EditCustomer from '~/areas/admin/customers/edit';
import Payment from '~/areas/admin/payments/details';
import CancelOrder from '~/areas/admin/purchases/cancel';
import CompanyStatus from '~/areas/admin/transport-companies/status';
import UserAct from '~/areas/admin/users/act';
import UserDetails from '~/areas/admin/users/details';
import UserList from '~/areas/admin/users/list';
import VehicleList from '~/areas/company/vehicles/list';
import DriverJourneys from '~/areas/driver/journeys';
import { openedWith } from '~/forms/meanwhile';
import { cancelingOrder } from './fixtures/canceling-order';
import { closingAccount } from './fixtures/closing-account';
import { customerToEdit } from './fixtures/customer-to-edit';
import { disputedPayment } from './fixtures/disputed-payment';
import { driverDays } from './fixtures/driver-days';
import { fleet } from './fixtures/fleet';
import { suspending } from './fixtures/suspending';
import { user } from './fixtures/user';
import { users } from './fixtures/users';
import { screen } from './Screen';

const meta = {
  title: 'Screens/Dashboards',
  tags: ['no-picture'],
  parameters: {
    ...overview('Screens of the dashboards as the product has them, with what a loader answers. No database is asked.'),
    layout: 'fullscreen',
    controls: { disable: true },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const admin = { id: 1, name: 'Alex Administratör', roles: ['SYSTEM_ADMIN' as const], home: '/dashboard/admin' };
const manager = { id: 2, name: 'Berit Bergman', roles: ['COMPANY_ADMIN' as const], home: '/dashboard/company' };
const driver = { id: 3, name: 'Dan Förare', roles: ['DRIVER' as const], home: '/dashboard/driver' };
const edit = { Page: EditCustomer, path: '/dashboard/admin/customers/edit/3', loaded: customerToEdit, user: admin };
const before = { ...customerToEdit.sv.values, city: 'Gävle', phone: '' };
const typed = { ...customerToEdit.sv.values, city: 'Umeå', email: 'kim(at)demo.invalid', name: '' };

export const List: Story = screen({ Page: UserList, path: '/dashboard/admin/users', loaded: users, user: admin });
export const Edit: Story = {
  ...screen(edit),
  play: async ({ canvasElement }) => {
    const city = await within(canvasElement).findByDisplayValue('Uppsala');
    await userEvent.type(city, ' C');
    await expect(city).toHaveValue('Uppsala C');
  },
};
export const EditWithErrors: Story = screen({
  ...edit,
  reply: { status: 'error', initialValue: typed, error: { email: ['forms.email'], name: ['forms.required'] } },
});
export const SavedMeanwhile: Story = {
  ...screen({
    ...edit,
    reply: {
      status: 'error',
      initialValue: {
        ...before,
        city: 'Umeå',
        revision: 'earlier',
        opened: openedWith(before),
      },
      error: { '': ['input.changedMeanwhile'] },
    },
  }),
};
export const Detail: Story = screen({ Page: UserDetails, path: '/dashboard/admin/users/3', loaded: user, user: admin });
export const Confirm: Story = screen({
  Page: UserAct,
  path: '/dashboard/admin/users/3/disable',
  loaded: closingAccount,
  user: admin,
});
export const CancelWholeOrder: Story = screen({
  Page: CancelOrder,
  path: '/dashboard/admin/purchases/cancel/57638041',
  loaded: cancelingOrder,
  user: admin,
});
export const DisputedPayment: Story = screen({
  Page: Payment,
  path: '/dashboard/admin/payments/details/214',
  loaded: disputedPayment,
  user: admin,
});
export const ChangeOfStatus: Story = {
  ...screen({
    Page: CompanyStatus,
    path: '/dashboard/admin/transport-companies/status/1',
    loaded: suspending,
    user: admin,
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: suspending.sv.confirm.submit }));
    // Nothing is sent without the reason, and the error summary leads to its field.
    const [link] = within(await page.findByRole('alert')).getAllByRole('link');
    await expect(link).toHaveAttribute('href', `#${suspending.sv.confirm.fields[0]!.name}`);
  },
};
export const Fleet: Story = screen({
  Page: VehicleList,
  path: '/dashboard/company/vehicles/list',
  loaded: fleet,
  user: manager,
});
export const DriversDays: Story = screen({
  Page: DriverJourneys,
  path: '/dashboard/driver',
  loaded: driverDays,
  user: driver,
});
/** Its menu is there all the same. */
export const NotAllowed: Story = screen({
  Page: () => null,
  path: '/dashboard/admin/users/9',
  loaded: { sv: {}, en: {} },
  user: admin,
  refused: { status: 403, key: 'auth.noPermission' },
});
