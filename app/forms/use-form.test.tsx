import { createRemixStub } from '@remix-run/testing';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { email, flag, line } from '#fields/kinds';
import { defineFields, field, schemaOf } from './fields';
import { Form } from './Form';
import { FormFields } from './FormFields';
import type { FormReply } from './parse-form.server';
import { useForm } from './use-form';

const fields = defineFields({
  name: field(line(), 'deals:fields.name'),
  mail: field(email, 'deals:fields.contactEmail'),
  open: field(flag, 'deals:fields.collectiveInvoice'),
});
const schema = schemaOf(fields);

function Page({ reply }: { reply: FormReply | undefined }) {
  const form = useForm(schema, { reply, values: { name: 'Kommun', mail: 'a@b.se', open: 'on' } });
  return (
    <Form form={form} guarded>
      <p>{form.summary.errors.map(({ text: said, fieldId }) => `${fieldId}: ${said}`).join(', ')}</p>
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
