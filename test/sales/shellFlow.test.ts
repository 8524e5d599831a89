import { describe, expect, test } from 'vitest';
import { situationOf } from '#machines/flow/situation.ts';
import type { ShellRecord } from '#machines/sales/kit.ts';
import { shellFlow } from '#machines/sales/shellFlow.ts';

const isIn = { signedIn: true, mayEnter: true, done: ['entry'] } satisfies ShellRecord;
const at = (record: ShellRecord, asked?: string) =>
  situationOf(shellFlow, record).initial({ isSent: false, asked });

describe('whoever comes to the shell', () => {
  test.each<[string, ShellRecord, string]>([
    ['without having signed in begins at the entry', { signedIn: false, mayEnter: false }, 'entry'],
    ['without permission is told so', { signedIn: true, mayEnter: false, done: ['entry'] }, 'noPermission'],
    ['with permission comes to the search', isIn, 'search'],
    [
      'without the right to act is led to the delegations',
      { ...isIn, delegationRefused: true },
      'delegation',
    ],
    ['and asks for the delegations comes to them', { ...isIn, delegationAsked: true }, 'delegation'],
    [
      'without permission chooses nobody to act for',
      { signedIn: true, mayEnter: false, delegationRefused: true, done: ['entry'] },
      'noPermission',
    ],
    [
      'after the end of a session is told why',
      { signedIn: false, ended: 'EXPIRED', done: ['entry'] },
      'loggedOut',
    ],
    ['whose sign-in is broken is told so, whatever they might do', { ...isIn, ended: 'BROKEN' }, 'loggedOut'],
  ])('%s', (_, record, page) => {
    expect(at(record)).toBe(page);
  });

  test.each<[string, ShellRecord, string]>([
    ['search', { signedIn: false, mayEnter: false }, 'entry'],
    ['search', { signedIn: true, mayEnter: false, done: ['entry'] }, 'noPermission'],
    ['delegation', isIn, 'search'],
    ['noPermission', isIn, 'search'],
    ['search', { ...isIn, delegationRefused: true, done: ['entry', 'delegation'] }, 'search'],
    ['entry', isIn, 'entry'],
    ['client', isIn, 'search'],
    ['client', { ...isIn, clientPage: 'client', done: ['entry', 'search'] }, 'client'],
    ['handOver', { ...isIn, clientPage: 'client' }, 'search'],
    ['handOver', { ...isIn, clientPage: 'handOver', done: ['entry', 'search'] }, 'handOver'],
    ['client', { signedIn: true, mayEnter: false, clientPage: 'client', done: ['entry'] }, 'noPermission'],
  ])('by the address of %s comes where the same rules lead', (asked, record, page) => {
    expect(at(record, asked)).toBe(page);
  });
});
