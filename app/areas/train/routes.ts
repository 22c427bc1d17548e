import { screen } from '../../screen';

/** The train-replacement customers' screens, below /dashboard/train. */
export const trainScreens = {
  trainMain: screen('dashboard/train', 'areas/train/overview.tsx', { area: 'train' }),
  trainFind: screen('dashboard/train/find', 'areas/train/find.tsx', { area: 'train', search: true }),
};
