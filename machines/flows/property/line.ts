import type { Line } from '../../flow/line.ts';

export const propertyLine: Line = {
  claimType: 'property',
  home: '/nonlife/property',
  icon: 'house',
  event: 'propertyEvent',
};
