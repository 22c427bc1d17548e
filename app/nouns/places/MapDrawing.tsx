import type { ComponentProps } from 'react';
import type { BaseMap } from '@bff/domain/maps';
import { RouteMap } from '@ds/pictures/RouteMap/RouteMap';
import { useLocale } from '~/http/paths';
import { useTranslation } from '~/i18n/use-translation';

type MapDrawingProps = Omit<ComponentProps<typeof RouteMap>, 'base' | 'attribution'> & { base: BaseMap };

/** A map as pages show it: its towns named in the page's language, and whose data it is. */
export function MapDrawing({ base, ...drawn }: MapDrawingProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const towns = base.towns.map(({ names, lat, lon }) => ({ name: names[locale], lat, lon }));
  return <RouteMap {...drawn} base={{ ...base, towns }} attribution={t('footer.attribution')} />;
}
