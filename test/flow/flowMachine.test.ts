import { expect, test } from 'vitest';
import { createFlowMachine } from '#machines/report/claimMachine.ts';
import './machine/away.cases.ts';
import './machine/beginning.cases.ts';
import './machine/changing.cases.ts';
import './machine/editing.cases.ts';
import './machine/givingUp.cases.ts';
import './machine/lookingUp.cases.ts';
import './machine/meetings.cases.ts';
import './machine/moving.cases.ts';
import './machine/noticing.cases.ts';
import './machine/saving.cases.ts';
import './machine/sending.cases.ts';
import './machine/session.cases.ts';
import { walk } from './machine/startFlow.ts';
import './machine/turning.cases.ts';
import './machine/undoing.cases.ts';
import { loanFlow } from './small/loanFlow.ts';

test('every transition of the request, the session and the editing is walked', () => {
  expect(walk.left(createFlowMachine(loanFlow), ['request', 'session', 'editing'])).toEqual([]);
});
