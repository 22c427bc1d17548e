import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import type { DealUnit } from '@bff/domain/deal-organisations';
import { PlainTree, Tree, type TreeNode } from '@ds/patterns/Tree/Tree';
import { type UnitNode, unitTree } from './unit-tree';

interface UnitTreeProps<Unit> {
  units: readonly Unit[];
  /** The actions for a unit. */
  actions?: (unit: Unit) => ReactNode;
}

/** An organisation's units, with their cost centres; inactive ones are marked. */
export function UnitTree<Unit extends DealUnit>({ units, actions }: UnitTreeProps<Unit>) {
  const { t } = useTranslation('deals');
  const nodeOf = ({ unit, children }: UnitNode<Unit>): TreeNode => ({
    key: unit.id,
    title: unit.name,
    detail: [
      unit.costCenter && t('units.costCenter', { costCenter: unit.costCenter }),
      unit.active ? '' : t('units.inactive'),
    ]
      .filter(Boolean)
      .join(' · '),
    actions: actions?.(unit),
    children: children.map(nodeOf),
  });
  const Shown = actions ? Tree : PlainTree;
  return <Shown label={t('units.title')} openLabel={t('units.open')} nodes={unitTree(units).map(nodeOf)} />;
}
