import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { calls } from '#machines/service/calls.ts';
import { beginWith } from './drafts.ts';
import { everyKind } from './everyKind.ts';
import { readPdf } from './readPdf.ts';
import { startService, type TestService } from './service.ts';

describe('the PDF of a claim', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  const sent = async (answers: ClaimDetail) => {
    const begun = await beginWith(service, answers);
    const { claimsData } = await begun.reporter.call(calls.finalize, { params: begun.params });
    const { claimNumber = '', claimPreviewUrl = '' } = claimsData[0] ?? {};
    const open = async (query = '', headers: Record<string, string> = {}) => {
      const response = await service.app.inject({
        url: claimPreviewUrl + query,
        headers: { cookie: `session=${begun.reporter.cookie ?? ''}`, ...headers },
      });
      return { response, pdf: await readPdf(response.rawPayload) };
    };
    return { ...begun, claimNumber, claimPreviewUrl, open };
  };

  test('comes under the number of the claim, and no browser keeps it', async () => {
    const { claimNumber, open } = await sent(everyKind.hail);
    const { response, pdf } = await open();
    expect({
      status: response.statusCode,
      type: response.headers['content-type'],
      name: response.headers['content-disposition'],
      cache: response.headers['cache-control'],
      title: pdf.title,
      language: pdf.language,
    }).toEqual({
      status: 200,
      type: 'application/pdf',
      name: `attachment; filename="${claimNumber}.pdf"`,
      cache: 'no-store',
      title: `Hlášení pojistné události ${claimNumber}`,
      language: 'cs',
    });
  });

  test('says every answer in words, with Czech letters, and what is still needed', async () => {
    const { open } = await sent(everyKind.sufferedVehicleAndHealth);
    const { pdf } = await open();
    for (const said of [
      'Ř••• Č•••',
      'Zlomená ruka a odřeniny.',
      'Kapota',
      '10.11.2026',
      '•••456',
      '•••399/0800',
      'Lékařský posudek o bolesti',
    ])
      expect(pdf.text).toContain(said);
  });

  test('tells the injured who reports once, where they were asked', async () => {
    const { open } = await sent(everyKind.sufferedVehicleAndHealth);
    const { pdf } = await open();
    expect(pdf.text.match(/Ř••• Č•••|Zlomená ruka/g)).toEqual(['Ř••• Č•••', 'Zlomená ruka']);
  });

  test('tells every injured party', async () => {
    const { open } = await sent(everyKind.causedVehicleAndHealth);
    const { pdf } = await open();
    expect(pdf.text.match(/Š••• Ž•••/g)).toHaveLength(2);
    for (const said of ['•••345', 'Odřený bok.', 'Kolo', 'Ušlý výdělek']) expect(pdf.text).toContain(said);
  });

  test('tells a list row by row, and says no more of what was left out', async () => {
    const { open } = await sent(everyKind.stolenLuggage);
    const { pdf } = await open();
    const rows = /Věc 1\s+Kufr, 3\s000\sKč\s+(?:Strana 1 z 2\s+)?Věc 2\s+Brašna/;
    expect(pdf.text).toMatch(rows);
    expect(pdf.text).not.toContain('Víte, kdo to udělal?');
  });

  test('hides whose it is and where they are reached, as the last page does', async () => {
    const { open, params, reporter } = await sent(everyKind.sufferedVehicleAndHealth);
    const { pdf } = await open();
    const { detail } = await reporter.call(calls.readClaim, { params });
    const told = JSON.stringify(detail);
    const values = [
      ...told.matchAll(/"(?:fullName|email|tel|contactSearch|registrationNo|accountNumber)":"(.*?)"/g),
    ].flatMap(([, value = '']) => value);
    expect(values.length).toBeGreaterThan(4);
    expect(values.filter((value) => pdf.text.includes(value))).toEqual([]);
  });

  test.each<[ClaimDetail, string[]]>([
    [{ bankContactType: 'ENTERED' }, ['•••399/0800']],
    [{ bankContactType: 'ENTERED_ANOTHER' }, ['•••399/0300']],
    [{ bankContactType: 'FUTURE_ACCOUNT' }, []],
  ])('shows the account chosen and no other: %o', async (chosen, accounts) => {
    const { open } = await sent({
      ...everyKind.animal,
      userEnteredBankContact: { accountPrefix: '19', accountNumber: '2000145399', bankCode: '0800' },
      userEnteredAnotherBankContact: { holder: 'Jan Novák', accountNumber: '2000145399', bankCode: '0300' },
      ...chosen,
    });
    const { pdf } = await open();
    expect(pdf.text.match(/•••\d+\/\d{4}/g) ?? []).toEqual(accounts);
  });

  test('hides the end of a birth number', async () => {
    const { open } = await sent({ ...everyKind.animal, insuredIsOther: true });
    const { pdf } = await open();
    expect(pdf.text).toContain('640504/••••');
    expect(pdf.text).not.toContain('9134');
  });

  test('says the repair of glass in the words it was chosen by, and no answer that was not asked for', async () => {
    const { open } = await sent(everyKind.glass);
    const { pdf } = await open();
    expect(pdf.text).toContain('Vozidlo už v servisu je');
    expect(pdf.text).not.toContain('Co přesně se stalo?');
  });

  test('is tagged for screen readers: headings, and lists of questions and answers', async () => {
    const { open } = await sent(everyKind.glass);
    const { pdf } = await open();
    expect(new Set(pdf.roles)).toEqual(
      new Set(['Root', 'Document', 'H1', 'P', 'H2', 'L', 'LI', 'Lbl', 'LBody']),
    );
  });

  test('speaks the language asked for, else that of the browser, where it was not kept at the sending', async () => {
    const { claimNumber, open, uuid } = await sent(everyKind.stolenLuggage);
    await service.database.db.deleteFrom('evidence').where('claim_uuid', '=', uuid).execute();
    const asked = await open('?language=en', { 'accept-language': 'sk' });
    const browsers = await open('', { 'accept-language': 'fr, sk;q=0.8, en;q=0.5' });
    expect([asked.pdf.title, browsers.pdf.title]).toEqual([
      `Claim report ${claimNumber}`,
      `Hlásenie poistnej udalosti ${claimNumber}`,
    ]);
  });

  test('is for its own session only, and only once the claim is sent', async () => {
    const { claimPreviewUrl } = await sent(everyKind.accident);
    expect(await service.reporter().send({ url: claimPreviewUrl })).toMatchObject({ status: 403 });
    const other = await beginWith(service, everyKind.accident);
    expect(await other.reporter.send({ url: claimPreviewUrl })).toMatchObject({ status: 403 });
    const draft = await other.reporter.ask(calls.claimPreview, { params: other.params });
    expect(draft).toMatchObject({ status: 404, body: { code: 'ACTIVE_REPORT_NOT_FOUND' } });
  });
});
