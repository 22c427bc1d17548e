import type { ReactNode } from 'react';
import { Button } from '@ds/primitives/Button/Button';
import { Stack } from '@ds/primitives/Stack/Stack';
import { PostForm } from '~/forms/PostForm';
import { PageFrame } from '~/frame/PageFrame';

interface MailedLinkPageProps {
  title: string;
  intro: string;
  submit: string;
  /** Shown instead of the button when the link no longer works. */
  expired: ReactNode | undefined;
}

/** The page of a mailed link: one button, because opening the link must not change anything (mail scanners open every link). */
export function MailedLinkPage({ title, intro, submit, expired }: MailedLinkPageProps) {
  return (
    <PageFrame width="narrow">
      <Stack>
        <h1>{title}</h1>
        {expired ?? (
          <PostForm>
            <Stack>
              <p>{intro}</p>
              <Button>{submit}</Button>
            </Stack>
          </PostForm>
        )}
      </Stack>
    </PageFrame>
  );
}
