import { describe, expect, test } from 'vitest';
import { likelyDrivers } from '#src/pages/car/parts/DriverShortcuts.tsx';

describe('the driver may be', () => {
  const jan = { reporter: { fullName: 'Jan Novotný' } };
  test('the reporter, once, when the insured is the same person', () => {
    const insured = { personKind: 'NATURAL', fullName: 'Jan Novotný' } as const;
    expect(likelyDrivers({ ...jan, reporterRole: 'INSURED', insured })).toEqual({
      me: 'Jan Novotný',
      insured: undefined,
    });
  });

  test('the insured only, when a repair shop reports', () => {
    const insured = { personKind: 'NATURAL', fullName: 'Eva Malá' } as const;
    expect(likelyDrivers({ ...jan, reporterRole: 'SERVICE', insured })).toEqual({
      me: undefined,
      insured: 'Eva Malá',
    });
  });

  test('nobody named, when a company is insured and a broker reports', () => {
    const insured = { personKind: 'LEGAL', companyName: 'Firma' } as const;
    expect(likelyDrivers({ ...jan, reporterRole: 'BROKER', insured })).toEqual({
      me: undefined,
      insured: undefined,
    });
  });
});
