// Traces: S2-098
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { settingPage } from '@bff/areas/admin';
import { changeSetting, isSettingKey, settingPolicy, settingRule, withdrawSetting } from '@bff/domain/settings';
import { must } from '@bff/domain/shared/errors';
import { parseForm, readForm } from '~/forms/parse-form.server';
import { requireActor } from '~/http/actor.server';
import { answer } from '~/http/answer.server';
import { draftOf, dropDraft, textsOf } from '~/http/draft.server';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { requireRecentLogin } from '~/http/recent-login.server';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { ResetForm, settingForm, WithdrawForm } from './setting-form.server';
import { SettingSheet } from './SettingSheet';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const page = await settingPage(actor, params['key'] ?? '', localeOf(request));
  const draft = textsOf(await draftOf(request));
  return data({ title: translator(request)(`settings:of.${page.setting.key}.name`), ...page, draft });
}

const INTENTS = ['save', 'reset', 'withdraw'] as const;

/** Each button of the page names its intent; an unknown one is no button of ours. */
export async function action({ request, params }: ActionFunctionArgs) {
  const key = params['key'] ?? '';
  must(isSettingKey(key), 'setting.notFound');
  const user = await requireActor(request);
  const typed = await readForm(request);
  const intent = typed.get('intent');
  must(
    INTENTS.some((known) => known === intent),
    'input.invalid',
  );
  // Who may not is not asked for the password first.
  must(settingPolicy.change(user), 'auth.noPermission');
  const actor = await requireRecentLogin(request, { form: typed });
  const here = `/dashboard/admin/configurations/general-settings/${key}`;
  const saved = async () => {
    await dropDraft(request);
    return redirectWithFlash(request, here, 'settings:flash.saved');
  };
  switch (intent as (typeof INTENTS)[number]) {
    case 'save': {
      const form = await parseForm(typed, settingForm(key));
      return form.ok ? answer(changeSetting(actor, key, form.value), { form, done: saved }) : form.reply();
    }
    case 'reset': {
      const form = await parseForm(typed, ResetForm);
      if (!form.ok) return form.reply();
      const change = { ...form.value, value: settingRule(key).default };
      return answer(changeSetting(actor, key, change), { form, done: saved });
    }
    case 'withdraw': {
      const form = await parseForm(typed, WithdrawForm);
      return form.ok ? answer(withdrawSetting(actor, key, form.value), { form, done: saved }) : form.reply();
    }
  }
}

/** One general setting: its value, what it may be, the form of the system owner, and its history. */
export default function EditSettingPage() {
  const { draft, title: _, ...page } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return <SettingSheet {...page} draft={draft} reply={reply} />;
}
