import type { Translate } from '~/i18n/text-keys';

/** Filters of deviations by their trips: when those depart, and whether a report counts them. Figures lead to them. */
export const tripFilters = (t: Translate) =>
  [
    {
      type: 'period',
      label: t('deviations:list.departure'),
      from: { name: 'from', label: t('deviations:list.departsFrom') },
      until: { name: 'until', label: t('deviations:list.departsUntil') },
    },
    {
      name: 'counted',
      label: t('deviations:list.counted'),
      text: (which: 'inReport') => t(`deviations:list.countedAs.${which}`),
      more: true,
    },
  ] as const;
