import { PropertyEvent } from '../../claim/codes/property.ts';
import type { Line } from '../../flow/line.ts';
import { linkedEvent } from '../../flow/linkedEvent.ts';

export const propertyLine: Line = {
  claimType: 'property',
  home: '/nonlife/property',
  icon: 'house',
  event: 'propertyEvent',
  linked: (query) => {
    const propertyEvent = linkedEvent(query, PropertyEvent);
    return propertyEvent ? { propertyEvent } : {};
  },
};
