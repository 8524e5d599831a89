import { expect, test } from 'vitest';
import { withIdentity, withReporter } from '#src/drafts/identify/identityMemory.ts';

const byEmail = { type: 'EMAIL', value: 'eva@example.cz' } as const;
const byPhone = { type: 'PHONE', value: '+420777123456' } as const;

test('who is identified need not tell their contact again, unless another one is known', () => {
  const handed = { reporter: { email: 'ivana@example.cz' } };
  expect([
    withReporter({ contactHanded: true }, byEmail),
    withReporter({}, byPhone),
    withReporter(
      {},
      { ...byEmail, known: { fullName: 'Eva Malá', email: 'EVA@example.cz', tel: '777123456' } },
    ),
    withReporter({}, undefined),
    withReporter(handed, byEmail),
    withReporter({ reporter: { email: 'eva@example.cz' } }, byEmail),
  ]).toEqual([
    { contactHanded: true, reporter: { email: 'eva@example.cz' }, clientIdentificationState: 'EMAIL' },
    { reporter: { tel: '+420777123456' }, clientIdentificationState: 'SMS' },
    {
      reporter: { fullName: 'Eva Malá', email: 'eva@example.cz', tel: '777123456' },
      clientIdentificationState: 'EMAIL',
    },
    {},
    handed,
    { reporter: { email: 'eva@example.cz' }, clientIdentificationState: 'EMAIL' },
  ]);
});

test('a report with their contact is theirs, one with another is not', () => {
  expect([
    withIdentity({ reporter: { email: 'Eva@example.cz' } }, byEmail),
    withIdentity({ reporter: { email: 'ivana@example.cz' } }, byEmail),
    withIdentity({ reporter: { tel: '777123456' } }, byPhone),
    withIdentity({}, byPhone),
    withIdentity({ reporter: { tel: '777123456' } }, undefined),
  ]).toEqual([
    { reporter: { email: 'Eva@example.cz' }, clientIdentificationState: 'EMAIL' },
    { reporter: { email: 'ivana@example.cz' } },
    { reporter: { tel: '777123456' }, clientIdentificationState: 'SMS' },
    {},
    { reporter: { tel: '777123456' } },
  ]);
});
