import { expect, test } from 'vitest';
import { answeredAsks, type GivenLater } from '#server/reports/answeredAsks.ts';
import type { SaidOfClaim } from '#server/reports/saidOfClaim.ts';

const due = '2026-12-05';
const invoice = { askId: 'i', kind: 'DOCUMENT', documentType: 'INVOICE', due } as const;
const photos = { askId: 'p', kind: 'PHOTOS', due } as const;
const any = { askId: 'd', kind: 'DOCUMENT', due: '2026-12-04' } as const;
const question = { askId: 'q', kind: 'ANSWER', due } as const;
const account = { askId: 'a', kind: 'ACCOUNT', due } as const;

const bill = { documentId: '1', documentType: 'INVOICE' };
const photo = { documentId: '2', documentType: 'DAMAGE_PHOTO' };
const untyped = { documentId: '3' };

type Asks = NonNullable<SaidOfClaim['asks']>;

test.each<[what: string, asks: Asks, given: GivenLater, answered: readonly object[]]>([
  [
    'a document of the kind that is wanted',
    [invoice, photos],
    { documents: [bill] },
    [{ askId: 'i', kind: 'DOCUMENT', documentIds: ['1'] }],
  ],
  ['photos', [photos], { documents: [photo, bill] }, [{ askId: 'p', kind: 'PHOTOS', documentIds: ['2'] }]],
  [
    'any document where no kind is wanted, the most urgent first',
    [invoice, any],
    { documents: [untyped, bill] },
    [
      { askId: 'd', kind: 'DOCUMENT', documentIds: ['3', '1'] },
      { askId: 'i', kind: 'DOCUMENT', documentIds: ['1'] },
    ],
  ],
  ['nothing by another kind', [invoice], { documents: [photo, untyped] }, []],
  [
    'the only question by words',
    [question, account, any],
    { words: 'Bylo to v úterý.' },
    [{ askId: 'q', kind: 'ANSWER', value: 'Bylo to v úterý.' }],
  ],
  ['neither of two questions', [question, { ...question, askId: 'r' }], { words: 'Ano.' }, []],
  ['no question by a document', [question], { documents: [bill] }, []],
  ['nothing that is closed', [{ ...invoice, closed: true }], { documents: [bill] }, []],
])('what a core asks for is answered: %s', (_, asks, given, answered) => {
  expect(answeredAsks([{ at: '2026-11-24T10:00:00Z', asks }], given)).toEqual(answered);
});
