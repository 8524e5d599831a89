import { definePage } from '#machines/report/kit.ts';
import { isRisk, of } from './events.ts';
import { ask } from './ask.ts';

const isCrop = of('AGRI_CROP');
const isHerd = of('AGRI_ANIMALS');
const isAgri = isRisk('UNIZEM');

/** Which crops or animals are harmed, and how many of them. */
export const agri = definePage({
  code: 'agri',
  path: '/plodiny-a-zvirata',
  step: 'event',
  questions: [
    ask('agriItems', {
      isHeading: true,
      begins: { value: [{}] },
      rows: [
        ask('agriItems[].cropOrAnimal', {
          words: [
            { key: 'crop', when: isCrop },
            { key: 'herd', when: isHerd },
          ],
        }),
        ask('agriItems[].plot', { when: isCrop }),
        ask('agriItems[].area', { when: isCrop }),
        ask('agriItems[].lossPercent', { when: isCrop, optional: true, isSideBySide: true }),
        ask('agriItems[].headCount', { when: isHerd }),
      ],
    }),
    ask('growthPhase', { when: isCrop, optional: true }),
    ask('harvestOn', { when: isCrop, optional: true }),
    ask('vetAuthority', { when: isHerd }),
  ],
  canEnter: isAgri,
  needs: [{ need: 'plots', when: isAgri }],
  next: ['inspection'],
});
