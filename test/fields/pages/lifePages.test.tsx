import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { lifeDraft } from '#machines/flows/life/draft.ts';
import { originFlow } from '#machines/origins/originFlow.ts';
import { defaultConfiguration } from '#server/settings/defaultConfiguration.ts';
import { givenPage } from './givenPage.tsx';

const given = (code: string, claim: ClaimDetail = {}) => ({ flow: lifeDraft, code, claim });
type User = Awaited<ReturnType<typeof givenPage>>['user'];
const openDetails = (user: User) => user.click(screen.getByText('Přidat podrobnosti (nepovinné)'));
const proceed = () => screen.getByRole('button', { name: 'Pokračovat' });

describe('the choice of the event', () => {
  const risks = () => within(screen.getByRole('group')).getAllByRole('button');

  test('offers every risk to a visitor from anywhere', async () => {
    await givenPage(given('chooseEvent'));
    expect(risks()).toHaveLength(14);
  });

  test('offers a visitor of the client zone no loan and no assisted reproduction', async () => {
    await givenPage({
      ...given('chooseEvent', { referer: 'CLIENT_ZONE' }),
      flow: originFlow(lifeDraft, defaultConfiguration),
    });
    expect(risks()).toHaveLength(14 - defaultConfiguration.kzAccessDisabledRisks.length);
    expect(screen.queryByRole('button', { name: /^Umělé oplodnění/ })).toBeNull();
  });

  test('hands the risk on', async () => {
    const { asked, user } = await givenPage(given('chooseEvent'));
    await user.click(screen.getByRole('button', { name: /^Pracovní neschopnost/ }));
    await waitFor(() => expect(asked).toEqual([['next', { appliedRiskId: 'PN' }]]));
  });
});

test('nobody reports their own death', async () => {
  await givenPage(given('chooseReporter', { appliedRiskId: 'UMR' }));
  const roles = within(screen.getByRole('group', { name: /Kdo událost hlásí/ })).getAllByRole('button');
  expect(roles.map((role) => role.dataset['picks']?.split('-').at(-2))).toEqual([
    'OTHER',
    'LEGAL_REP',
    'BROKER',
  ]);
});

describe('who reports, where a sign-in has told it', () => {
  const told: ClaimDetail = { appliedRiskId: 'PN', reporterRole: 'BROKER' };
  const line = () => document.querySelector<HTMLElement>('[data-folded="reporterRole"]');
  const roles = () =>
    screen.queryAllByRole('button', { name: /^(Pojištěný|Zákonný zástupce|Makléř|Někdo jiný)/ });

  test('is told in a line, and one press goes on', async () => {
    const { asked, user } = await givenPage(given('chooseReporter', told));
    expect(line()?.textContent).toMatch(/^Kdo událost hlásí\?Makléř nebo zprostředkovatelZměnit$/);
    expect(roles()).toEqual([]);
    await user.click(proceed());
    await waitFor(() => expect(asked).toEqual([['next', { reporterRole: 'BROKER' }]]));
  });

  test('is changed by two presses, the keyboard at the role that was told', async () => {
    const { asked, user } = await givenPage(given('chooseReporter', told));
    await user.click(screen.getByRole('button', { name: /^Změnit/ }));
    expect(roles()).toHaveLength(4);
    expect(document.activeElement?.textContent).toMatch(/^Makléř/);
    await user.click(screen.getByRole('button', { name: /^Zákonný zástupce/ }));
    await waitFor(() => expect(asked).toEqual([['next', { reporterRole: 'LEGAL_REP' }]]));
  });

  test('is among all roles again for whoever comes back to it', async () => {
    await givenPage(given('chooseReporter', { ...told, formSteps: ['index', 'chooseReporter'] }));
    expect(line()).toBeNull();
    expect(roles()).toHaveLength(4);
  });
});

test('who reports a death says what they are to the deceased', async () => {
  await givenPage(given('chooseReporter', { appliedRiskId: 'UMR' }));
  screen.getByText('Jsem příbuzný nebo blízký zemřelého.');
  expect(screen.queryByText('Hlásím to za příbuzného nebo známého.')).toBeNull();
});

test.each<ClaimDetail>([{ appliedRiskId: 'UMR' }, { appliedRiskId: 'BAN', claimEventType: 'DEATH' }])(
  'the documents after a death (%o) speak of no vehicle and no accident report',
  async (claim) => {
    await givenPage(given('documents', { ...claim, policeInvestigation: 'YES' }));
    await screen.findByText('Protokol, usnesení nebo potvrzení, které policie vydala.');
    expect(document.body.textContent).not.toMatch(/vozid|leasing|nehod|\bauto\b/i);
  },
);

test('why the insured who reports cannot work is asked with what they work as', async () => {
  await givenPage(given('noWork', { appliedRiskId: 'PN', reporterRole: 'INSURED' }));
  screen.getByRole('radiogroup', { name: /^Jste v.zaměstnání/ });
  screen.getByText('Stačí přibližně.');
  expect(document.body.textContent).not.toMatch(/pojištěn(ý|ého|ému)/);
});

describe('the personal data', () => {
  test('speak to the insured who reports, and of no child', async () => {
    await givenPage(given('personalData', { appliedRiskId: 'PN', reporterRole: 'INSURED' }));
    screen.getByRole('heading', { name: /^Co o.vás potřebujeme vědět/ });
    expect(document.body.textContent).not.toMatch(/pojištěn(ý|ého|ému)/);
  });

  test('begin with what the insured who reports has told of themselves', async () => {
    const reporter = { fullName: 'Jana Nováková', email: 'jana@example.cz', tel: '+420602123456' };
    await givenPage(given('personalData', { appliedRiskId: 'PN', reporterRole: 'INSURED', reporter }));
    expect(screen.getByLabelText<HTMLInputElement>('Jméno a příjmení').value).toBe('Jana Nováková');
    expect(screen.getByText(/Jméno a kontakt jsme doplnili/)).toBeTruthy();
  });

  test('of a death express sympathy and ask who died, nothing more', async () => {
    const claim = { appliedRiskId: 'UMR' } as const;
    const { asked, became, user } = await givenPage(given('personalData', claim));
    expect(screen.getByText(/upřímnou soustrast/)).toBeTruthy();
    await user.type(screen.getByLabelText('Jméno a příjmení zemřelého'), 'Karel Novák');
    await user.type(screen.getByLabelText(/Rodné číslo/), '850101/9010');
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(proceed());
    const insured = { fullName: 'Karel Novák', birthNumber: '8501019010' };
    await waitFor(() => expect(asked).toEqual([['next', { insured }]]));
    expect(became).toEqual([{ ...claim, insured: { personKind: 'NATURAL', ...insured } }]);
  });

  test('of care are those of who gave it, and speak of no insured', async () => {
    await givenPage(given('personalData', { appliedRiskId: 'OCR', reporterRole: 'OTHER' }));
    screen.getByRole('heading', { name: 'Kdo pečoval?' });
    screen.getByText(/Nemusí to být pojištěný/);
    screen.getByLabelText('Jméno a příjmení toho, kdo pečoval');
    expect(screen.queryByText(/Myslíme pojištěného/)).toBeNull();
    expect(screen.queryByRole('checkbox', { name: /Souhlasím/ })).toBeNull();
    screen.getByRole('checkbox', { name: /Pojištěný o hlášení ví/ });
  });

  test('need no e-mail once there is a phone', async () => {
    const { user } = await givenPage(given('insuredContact', { appliedRiskId: 'PN', reporterRole: 'OTHER' }));
    await user.type(screen.getByLabelText('Telefon'), '602123456');
    await screen.findByLabelText('E-mail (nepovinné)');
  });
});

test('which hand is the stronger one is wanted once an arm is hurt', async () => {
  const { asked, user } = await givenPage(
    given('injuryBody', { appliedRiskId: 'DNL', bodyAreas: ['ARM_LEFT'] }),
  );
  await user.click(proceed());
  await screen.findByRole('link', { name: 'Vyberte, zda je pravák, nebo levák.' });
  expect(asked).toEqual([]);
});

describe('the stays in hospital', () => {
  test('have one to be filled in, and no end while they go on', async () => {
    const { asked, user } = await givenPage(given('injuryHospital', { appliedRiskId: 'DNL' }));
    await user.type(screen.getByLabelText(/^Nemocnice, oddělení/), 'Nemocnice Motol');
    await user.type(screen.getByLabelText('Den přijetí'), '1.11.2026');
    expect(screen.getByLabelText('Den propuštění')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Pobyt ještě trvá' }));
    expect(screen.queryByLabelText('Den propuštění')).toBeNull();
    await user.click(proceed());
    const stay = { facilityName: 'Nemocnice Motol', dateFrom: '2026-11-01', ongoing: true };
    await waitFor(() => expect(asked).toEqual([['next', { hospitalizations: [stay] }]]));
  });

  test('are ten at most', async () => {
    const { user } = await givenPage(given('injuryHospital', { appliedRiskId: 'DNL' }));
    for (let stays = 1; stays < 10; stays += 1)
      // oxlint-disable-next-line no-await-in-loop -- A row is added after another.
      await user.click(screen.getByRole('button', { name: 'Přidat další pobyt' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Přidat další pobyt' })).toBeNull());
  });
});

test('a ride is asked about where the activity told on another page is one', async () => {
  await givenPage(given('injuryAdditional', { appliedRiskId: 'DNL', activity: 'FOOTBALL' }));
  expect(screen.queryByText('Jak se pojištěný nehody účastnil?')).toBeNull();
  expect(screen.getByText('Jak pojištěný sportoval?')).toBeTruthy();
});

test('a time of day is kept on a clock of 24 hours', async () => {
  const claim = { appliedRiskId: 'OTHER' } as const;
  const { asked, user } = await givenPage(given('otherRisk', claim));
  await openDetails(user);
  await user.type(screen.getByLabelText(/V kolik hodin/), '805');
  await user.type(screen.getByLabelText('Místo'), 'Brno');
  await user.type(screen.getByLabelText('Popište, co se stalo'), 'Spadl jsem ze schodů.');
  await user.click(proceed());
  const answers = {
    incidentTime: '08:05',
    incidentPlace: 'Brno',
    incidentDescription: 'Spadl jsem ze schodů.',
  };
  await waitFor(() => expect(asked).toEqual([['next', answers]]));
});

test('a policy that was not found can be looked for again', async () => {
  const claim = {
    appliedRiskId: 'DNL',
    reporterRole: 'INSURED',
    ageGroup: 'ADULT',
    policyNumber: '4400099999',
    policyNumberValid: false,
  } as const;
  const { asked, user } = await givenPage(given('policyNotFound', claim));
  await user.click(screen.getByRole('button', { name: 'Opravit údaje' }));
  expect(asked).toEqual([['change', 'policy']]);
});

test('care that the policy does not cover is refused kindly, with whom to call', async () => {
  await givenPage(given('cannotContinue', { appliedRiskId: 'OCR', ocrAllowed: false }));
  expect(screen.getByText(/nekryje ošetřování člena rodiny/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /Zavolat/ }).getAttribute('href')).toMatch(/^tel:/);
});

test('nobody with a hurt arm is asked about a knee', async () => {
  await givenPage(given('permanentLimbs', { appliedRiskId: 'TN', bodyAreas: ['ARM_LEFT', 'HEAD'] }));
  expect(screen.getByRole('checkbox', { name: 'Loket' })).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: 'Koleno' })).toBeNull();
});

test('what to prepare for an injury in a vehicle is said in words', async () => {
  await givenPage(given('damageInfo', { appliedRiskId: 'SED' }));
  expect(screen.getByText('Číslo pojistné smlouvy')).toBeTruthy();
});

test('a benefit is claimed from a second policy too', async () => {
  const { asked, user } = await givenPage(given('policy', { appliedRiskId: 'DNL' }));
  await user.type(screen.getByLabelText(/^Číslo pojistné smlouvy/), '4400000017');
  await user.type(screen.getByLabelText('Kdy se úraz stal?'), '1.11.2026');
  await openDetails(user);
  await user.click(screen.getByRole('button', { name: 'Přidat smlouvu' }));
  await user.type(await screen.findByLabelText('Číslo smlouvy'), '4400001054');
  await user.click(proceed());
  const answers = {
    policyNumber: '4400000017',
    incidentDate: '2026-11-01',
    policyNumbers: ['4400001054'],
  };
  await waitFor(() => expect(asked).toEqual([['next', answers]]));
});

test('a time that no clock shows is said to be none', async () => {
  const { user } = await givenPage(given('otherRisk', { appliedRiskId: 'OTHER' }));
  await openDetails(user);
  await user.type(screen.getByLabelText(/V kolik hodin/), '25:70');
  await user.click(proceed());
  await screen.findByRole('link', { name: 'Čas zadejte jako hodiny a minuty, například 8:05.' });
});
