import type { Line } from '../../flow/line.ts';

export const carLine: Line = {
  claimType: 'car',
  home: '/nonlife/car',
  icon: 'car',
  event: 'eventKinds',
};
