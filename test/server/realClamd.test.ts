import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { limits } from '#machines/claim/limits.ts';
import { calls } from '#machines/service/calls.ts';
import { pathOf } from '#machines/service/pathOf.ts';
import { defaultConfiguration } from '#server/settings/defaultConfiguration.ts';
import { archive } from './archive.ts';
import { begin, type Begun } from './drafts.ts';
import { pdf } from './files.ts';
import { multipart } from './multipart.ts';
import { clamd, prepareClamd, testVirus, type RealClamd } from './realClamd.ts';
import { startService, type TestService } from './service.ts';
import { patience } from '#test/server/patience.ts';

const found = clamd;

if (found === undefined) {
  describe('with clamd', () => {
    test.skip('NOT RUN: this machine has no clamd; npm run scanner gets one where Debian has it');
  });
} else {
  describe(`with the clamd of ${found.path}, which knows the EICAR test virus`, () => {
    let scanner: RealClamd;
    let service: TestService;
    beforeAll(async () => {
      scanner = await prepareClamd(found);
      await scanner.start();
      const acceptedFileTypes = [...defaultConfiguration.acceptedFileTypes, 'zip'];
      const configuration = { ...defaultConfiguration, acceptedFileTypes };
      service = await startService({ clamd: scanner.target, wakeInterval: 50, configuration });
    });
    afterAll(async () => {
      await service.close();
      await scanner.remove();
    });

    const upload = async ({ reporter, params }: Begun, name: string, content: Buffer) => {
      const url = pathOf(calls.uploadDocument.path, params);
      const { body } = await reporter.send({ method: 'POST', url, ...multipart({ name, content }) });
      return body;
    };
    const infected = pdf(testVirus);
    const bundle = archive(
      { name: 'smlouva.pdf', content: pdf('clean') },
      { name: 'b.pdf', content: infected },
    );

    test.each([
      ['a small file', 'smlouva.pdf', pdf('clean')],
      ['one as large as they may be', 'velky.pdf', pdf('large', limits.fileBytes)],
    ])('%s in which nothing is found is taken', async (_, name, content) => {
      const { state, ...file } = calls.uploadDocument.answer.parse(
        await upload(await begin(service), name, content),
      );
      expect([state, file.name, file.size]).toEqual([undefined, name, content.length]);
    });

    test.each([
      ['by itself', 'virus.pdf', infected],
      ['at the end of a large file', 'velky.pdf', Buffer.concat([pdf('large', 9_000_000), infected])],
      ['within an archive', 'vse.zip', bundle],
    ])('the virus %s is refused', async (_, name, content) => {
      expect(await upload(await begin(service), name, content)).toMatchObject({ code: '245000031' });
    });

    test('what comes while it is away is checked when it is back', async () => {
      const begun = await begin(service);
      await scanner.stop();
      expect(await upload(begun, 'smlouva.pdf', pdf('clean'))).toMatchObject({ state: 'CHECKING' });
      await scanner.start();
      const { reporter, params } = begun;
      await vi.waitFor(async () => {
        const { documents } = await reporter.call(calls.listDocuments, { params });
        expect(documents.map(({ name, state }) => [name, state])).toEqual([['smlouva.pdf', undefined]]);
      }, patience);
    });
  });
}
