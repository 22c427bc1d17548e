// Traces: S2-098
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { settingPage } from '@bff/areas/admin';
import { changeSetting, isSettingKey, settingPolicy, settingRule, withdrawSetting } from '@bff/domain/settings';
import { must } from '@bff/domain/shared/errors';
import type { FormReply } from '~/forms/parse-form.server';
import { byIntent, saveForm, withDraft } from '~/forms/save-form.server';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { requireRecentLogin } from '~/http/recent-login.server';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { to } from '~/to';
import { ResetForm, settingForm, WithdrawForm } from './setting-form.server';
import { SettingSheet } from './SettingSheet';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const page = await settingPage(actor, params['key'] ?? '', localeOf(request));
  const draft = await withDraft(request, {}, 'save');
  return data({ title: translator(request)(`settings:of.${page.setting.key}.name`), ...page, draft });
}

/** Refuses those who may not, and unknown buttons, before it asks for the password. */
async function owner(request: Request, form: FormData) {
  must(settingPolicy.change(await requireActor(request)), 'auth.noPermission');
  return requireRecentLogin(request, { form });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const key = params['key'] ?? '';
  must(isSettingKey(key), 'setting.notFound');
  await requireActor(request);
  const done = () => redirectWithFlash(request, to.editSetting(key), 'settings:flash.saved');
  return byIntent<unknown>(request, {
    save: async (form) => {
      const actor = await owner(request, form);
      return saveForm(request, settingForm(key), { form, run: (change) => changeSetting(actor, key, change), done });
    },
    reset: async (form) => {
      const actor = await owner(request, form);
      const value = settingRule(key).default;
      return saveForm(request, ResetForm, {
        form,
        run: (change) => changeSetting(actor, key, { ...change, value }),
        done,
      });
    },
    withdraw: async (form) => {
      const actor = await owner(request, form);
      return saveForm(request, WithdrawForm, { form, run: (step) => withdrawSetting(actor, key, step), done });
    },
  });
}

/** One general setting: its value and limits, the system owner's form, and its history. */
export default function EditSettingPage() {
  const { draft, title: _, ...page } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply>();
  return <SettingSheet {...page} draft={draft} reply={reply} />;
}
