import { useActionData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Button } from '@ds/primitives/Button/Button';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { Stack } from '@ds/primitives/Stack/Stack';
import { SECRETS, useLabels } from '~/forms/labels';
import { NewPasswordFields } from '~/forms/NewPasswordFields';
import { PostForm } from '~/forms/PostForm';
import type { FormReply } from '~/forms/parse-form.server';
import { useShownForm } from '~/forms/shown-form';
import { PageFrame } from '~/frame/PageFrame';

interface PasswordLinkPageProps {
  title: string;
  /** Whose password it is, with an introduction; undefined if the link no longer works. */
  owner: { username: string; intro: string } | undefined;
  /** Shown when the link no longer works. */
  expired: { text: string; way: ReactNode };
  submit: string;
}

/** The page of a mailed link that sets a password: a new one instead of a forgotten one, or an invited user's first. */
export function PasswordLinkPage({ title, owner, expired, submit }: PasswordLinkPageProps) {
  const form = useShownForm(useActionData<FormReply>(), { labels: useLabels(SECRETS) });
  return (
    <PageFrame width="narrow">
      <Stack>
        <h1>{title}</h1>
        <ErrorSummary {...form.summary} />
        <p>{owner ? owner.intro : expired.text}</p>
        {owner ? (
          <PostForm>
            <Stack>
              {/* Tells password managers whose password this is. */}
              <input type="hidden" name="username" autoComplete="username" value={owner.username} />
              <NewPasswordFields form={form} />
              <Button>{submit}</Button>
            </Stack>
          </PostForm>
        ) : (
          <p>{expired.way}</p>
        )}
      </Stack>
    </PageFrame>
  );
}
