// What `npm run registers` runs: the example server of the contract of registers, with the invented people, policies and vehicles of the
// first start, to whoever shows REGISTERS_KEY. Where HANDOVER_SECRET is given, it is an example of a core as well, which takes what is signed
// by it at /handover, or refuses it by the code in CORE_REFUSES. Listens on PORT (3001) of HOST (this machine alone) and keeps nothing.
import './node-version.mjs';
import { PGlite } from '@electric-sql/pglite';
import { exampleCore } from '../server/handover/example/exampleCore.ts';
import { exampleRegisters } from '../server/registers/example/exampleRegisters.ts';
import { listOwnClaims } from '../server/registers/ownClaims.ts';
import { registers } from '../server/registers/registers.ts';
import { withSecretFiles } from '../server/settings/secretFiles.ts';
import { openDatabase, parsers } from '../server/store/database.ts';

try {
  const {
    REGISTERS_KEY: key,
    HANDOVER_SECRET: secret,
    CORE_REFUSES: refuses,
    PORT: port = '3001',
    HOST: host,
  } = withSecretFiles(process.env, ['REGISTERS_KEY', 'HANDOVER_SECRET']);
  if (!key) throw new Error('Set REGISTERS_KEY, or REGISTERS_KEY_FILE, to what the service shows.');
  const { db, close } = await openDatabase({ engine: await PGlite.create({ parsers }), seeds: true });
  const app = exampleRegisters({ ...registers(db), listClaims: (of) => listOwnClaims(db, of) }, key);
  const received = ({ id, claimNumber, sequence, type }) =>
    console.log(`${id} ${claimNumber} ${sequence} ${type}`);
  if (secret) await app.register(exampleCore, { prefix: '/handover', secret, received, refuses });
  const stop = () => {
    app
      .close()
      .then(close)
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  console.log(`Example registers at ${await app.listen({ port: Number(port), host: host ?? '127.0.0.1' })}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : 'The registers could not start.');
  process.exit(1);
}
