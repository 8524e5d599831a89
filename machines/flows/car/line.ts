import { EventKind } from '../../claim/enums.ts';
import type { Line } from '../../flow/line.ts';
import { linkedEvent } from '../../flow/linkedEvent.ts';

export const carLine: Line = {
  claimType: 'car',
  home: '/nonlife/car',
  icon: 'car',
  event: 'eventKinds',
  linked: (query) => {
    const kind = linkedEvent(query, EventKind);
    return kind ? { eventKinds: [kind] } : {};
  },
};
