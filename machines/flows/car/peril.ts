import { definePage } from '#machines/report/kit.ts';
import { inLane } from '#machines/claim/derived/inLane.ts';
import { ask } from './ask.ts';

/** Which natural peril and, after hail, how many dents. */
export const peril = definePage({
  code: 'peril',
  path: '/zivel',
  step: 'event',
  questions: [
    ask('elementType', {
      // The peril that the cause of damage already named, as codes of the codelist `element-type`.
      begins: [
        { value: 'HAIL', when: { fact: 'damageCause', is: '300' } },
        { value: 'STORM', when: { fact: 'damageCause', is: '310' } },
        { value: 'FLOOD', when: { fact: 'damageCause', is: '320' } },
        { value: 'FIRE', when: { fact: 'damageCause', is: '330' } },
        { value: 'LIGHTNING', when: { fact: 'damageCause', is: '340' } },
        { value: 'FALLING_TREE', when: { fact: 'damageCause', is: '350' } },
        { value: 'SNOW_WEIGHT', when: { fact: 'damageCause', is: '360' } },
      ],
    }),
    ask('hailDents', { when: { all: [{ fact: 'hail', is: true }, { not: inLane('HAIL') }] } }),
  ],
  canEnter: { fact: 'eventKinds', is: 'HAVZIVEL' },
  skipped: [{ when: inLane('HAIL'), answers: { elementType: 'HAIL' } }],
  next: ['damagedParts'],
});
