import { createRemixStub } from '@remix-run/testing';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { email, flag, line } from '#fields/kinds';
import { defineFields, field, type FormValues, schemaOf } from './fields';
import { Form } from './Form';
import { FormFields } from './FormFields';
import { openedWith } from './meanwhile';
import type { FormReply } from './parse-form.server';
import { Revision } from './Revision';
import { useForm } from './use-form';

const fields = defineFields({
  name: field(line(), 'deals:fields.name'),
  mail: field(email, 'deals:fields.contactEmail'),
  open: field(flag, 'deals:fields.collectiveInvoice'),
});
const schema = schemaOf(fields);

function Page({ reply, saved }: { reply: FormReply | undefined; saved?: FormValues }) {
  const form = useForm(schema, { reply, values: { name: 'Kommun', mail: 'a@b.se', open: 'on' }, saved });
  return (
    <Form form={form} guarded>
      <p>{form.summary.errors.map(({ text: said, fieldId }) => `${fieldId}: ${said}`).join(', ')}</p>
      <Revision form={form} current="now" />
      <FormFields form={form} fields={fields} />
    </Form>
  );
}

function html(page: ReactElement): string {
  const Stub = createRemixStub([{ path: '/sv/x', Component: () => page }]);
  return renderToStaticMarkup(<Stub initialEntries={['/sv/x?to=active']} />);
}

it('is a plain form that posts to its own address, filled in, without scripts', () => {
  const page = html(<Page reply={undefined} />);
  expect(page).toContain('method="post" action="/sv/x?to=active"');
  expect(page).toContain('value="Kommun"');
  expect(page).toMatch(/type="checkbox"[^>]*checked/);
  expect(page).not.toContain('aria-invalid');
});

it('shows a refused form again with its input and errors', () => {
  const page = html(
    <Page reply={{ status: 'error', initialValue: { name: 'Ny', mail: 'x' }, error: { mail: ['forms.email'] } }} />,
  );
  expect(page).toContain('value="Ny"');
  expect(page).toContain('value="x"');
  expect(page).not.toMatch(/type="checkbox"[^>]*checked/);
  expect(page).toMatch(
    /aria-invalid="true"[^>]*aria-describedby="mail-error"|aria-describedby="mail-error"[^>]*aria-invalid="true"/,
  );
  expect(page).toContain('<p>mail: ');
});

it('shows what only another editor changed as it is saved now, the rest as typed, and sends what it was told', () => {
  const opened = openedWith({ name: 'Kommun', mail: 'a@b.se', open: null });
  const reply: FormReply = {
    status: 'error',
    initialValue: { name: 'Ny', mail: 'a@b.se', opened },
    error: { '': ['input.changedMeanwhile'] },
  };
  const saved = { name: 'Kommun', mail: 'c@d.se', open: 'on' };
  const page = html(<Page reply={reply} saved={saved} />);
  expect(page).toContain('value="Ny"');
  expect(page).toContain('value="c@d.se"');
  expect(page).toMatch(/type="checkbox"[^>]*checked/);
  expect(page).toContain('name="revision" value="now"');
  expect(page).toContain(`name="opened" value="${openedWith(saved)}"`);
  // Refused for something else, it still says what it was opened with.
  const again = html(<Page reply={{ ...reply, error: { mail: ['forms.email'] } }} saved={saved} />);
  expect(again).toContain(`name="opened" value="${opened}"`);
  expect(again).toContain('value="a@b.se"');
});
