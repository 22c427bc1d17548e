import { useTranslation } from '~/i18n/use-translation';
import type { DealUnit } from '@bff/domain/deal-organisations';
import type { Option } from '@ds/primitives/Select/Select';
import { inTreeOrder, unitTree } from './unit-tree';

/** Units to choose from, in tree order; dashes before a name show its depth. */
export function useUnitOptions(units: readonly DealUnit[]): Option[] {
  const { t } = useTranslation('deals');
  return inTreeOrder(unitTree(units)).map(({ unit, depth }) => ({
    value: String(unit.id),
    label: `${'– '.repeat(depth)}${unit.name}${unit.active ? '' : ` (${t('units.inactive').toLowerCase()})`}`,
  }));
}
