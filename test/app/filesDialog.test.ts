import { expect, test } from 'vitest';
import { Failure } from '#machines/calls/failures.ts';
import { filesDialogOf } from '#src/dialogs/filesDialogOf.ts';

const moving = { state: 'uploading' } as const;
const failed = (failure: Failure) => ({ state: 'failed' as const, failure });
const exe = failed(new Failure('245000040'));
const empty = failed(new Failure('GCL-FE-0004'));
const large = failed(new Failure('GCL-FE-0003'));
const largeForProxy = failed(new Failure('internal-server-error', { status: 413 }));
const broken = failed(new Failure('GCL-FE-0005'));

test.each([
  ['one is on its way', [moving, exe], 'filesMoving'],
  ['one broke off', [broken], 'filesFailed'],
  ['one broke off beside one that can never pass', [broken, exe], 'filesFailed'],
  ['none can ever pass', [exe, empty, large, largeForProxy], 'filesRefused'],
])('of files of which %s is said what may help', (_, files, name) => {
  expect(filesDialogOf(files)).toBe(name);
});
