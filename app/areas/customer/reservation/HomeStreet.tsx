import { useTranslation } from '~/i18n/use-translation';
import { Disclosure } from '@ds/primitives/Disclosure/Disclosure';
import { TextField } from '@ds/primitives/TextField/TextField';
import type { ShownForm } from '~/forms/shown-form';

/** What the way home does at a stop, and when. */
export interface HomeEnd {
  does: 'pickUp' | 'dropOff';
  at: string;
}

/** The way home begins and ends at the addresses of the way out, unless another is given here. */
export function HomeStreet({
  does,
  at,
  place,
  isSpot,
  ...field
}: HomeEnd & { place: string; isSpot: boolean } & ReturnType<ShownForm['field']>) {
  const { t } = useTranslation('reservation');
  const isOther = Boolean(field.defaultValue || field.error);
  return (
    <div>
      <p>{t(`form.home.${does}${isOther ? 'Other' : 'Same'}`, { at })}</p>
      <Disclosure
        summary={
          <>
            {t('form.home.other')} <span className="visually-hidden">{t('form.home.otherFor', { place })}</span>
          </>
        }
        open={isOther}
      >
        <TextField
          {...field}
          label={t(isSpot ? 'form.homeStreetAt' : 'form.homeStreetIn', { place })}
          optional={t('form.optional')}
          hint={t('form.homeStreetHint')}
          autoComplete="off"
        />
      </Disclosure>
    </div>
  );
}
