import { useFetcher, useLocation } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '@ds/primitives/Button/Button';
import { Disclosure } from '@ds/primitives/Disclosure/Disclosure';
import { Row } from '@ds/primitives/Row/Row';
import { Stack } from '@ds/primitives/Stack/Stack';
import { TextField } from '@ds/primitives/TextField/TextField';
import { usePath } from '~/http/paths';
import { lookPath } from './look';
import { isSameSearch, LONGEST_NAME, type SavedSearch } from './saved';

interface SavedSearchesProps {
  /** The list's path without locale. */
  path: string;
  saved: readonly Pick<SavedSearch, 'name' | 'search'>[] | undefined;
  /** The name suggested for the current search; undefined when the list is not narrowed. */
  plainName: string | undefined;
}

/** The saved searches of a list as links, and in a fold the form that saves the current search or removes a saved one. */
export function SavedSearches({ path, saved, plainName }: SavedSearchesProps) {
  const { t } = useTranslation('lists');
  const { pathname, search } = useLocation();
  const changing = useFetcher();
  const here = usePath()(path);
  const action = usePath()(lookPath(path) ?? '');
  const shown = saved?.find((one) => isSameSearch(one.search, search));
  const canSave = plainName !== undefined && !shown;
  if (!saved || (saved.length === 0 && !canSave)) return null;
  return (
    <Stack gap="s">
      {saved.length > 0 ? (
        <nav aria-label={t('saved.title')}>
          <Row>
            <span className="muted">{t('saved.title')}</span>
            {saved.map((one) => (
              <a key={one.name} href={`${here}?${one.search}`} aria-current={one === shown ? 'page' : undefined}>
                {one.name}
              </a>
            ))}
          </Row>
        </nav>
      ) : null}
      <Disclosure key={search} summary={t(canSave ? 'saved.save' : 'saved.change')}>
        <changing.Form method="post" action={action} preventScrollReset>
          <input type="hidden" name="list" value={path} />
          <input type="hidden" name="returnTo" value={pathname + search} />
          <input type="hidden" name="plainName" value={plainName ?? ''} />
          <Stack>
            {canSave ? (
              <Row align="bottom">
                <TextField
                  name="saveAs"
                  label={t('saved.name')}
                  hint={t('saved.hint')}
                  defaultValue={plainName.slice(0, LONGEST_NAME)}
                  maxLength={LONGEST_NAME}
                />
                <Button variant="secondary">{t('saved.save')}</Button>
              </Row>
            ) : null}
            {saved.length > 0 ? (
              <Row>
                {saved.map(({ name }) => (
                  <Button key={name} variant="plain" size="small" name="forget" value={name}>
                    {t('saved.forget', { name })}
                  </Button>
                ))}
              </Row>
            ) : null}
          </Stack>
        </changing.Form>
      </Disclosure>
    </Stack>
  );
}
