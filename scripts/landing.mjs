// What `npm run landing -- ORIGIN [path] [claims as JSON]` runs: prints a link with a landing token, valid for five minutes and
// once. Signed with LANDING_KEY, or with the key of the service that was started last on DATA_DIR.
import './node-version.mjs';
import { existsSync, readFileSync } from 'node:fs';
import { mintLanding } from '../server/signIn/mintLanding.ts';
import { readEnvironment } from '../server/settings/environment.ts';

const [origin, path = '/', claims = '{}'] = process.argv.slice(2);
try {
  const { landingKey, landingKeyFile, publicUrl } = readEnvironment(process.env);
  if (landingKey === undefined && !existsSync(landingKeyFile))
    throw new Error('Start the service first, or set LANDING_KEY.');
  const key = landingKey ?? readFileSync(landingKeyFile, 'utf8');
  const link = new URL(path, publicUrl);
  link.searchParams.set('referer', origin ?? '');
  link.hash = `landing=${await mintLanding(key, { origin, ...JSON.parse(claims) })}`;
  console.log(link.href);
} catch (error) {
  console.error(error instanceof Error ? error.message : 'No link could be made.');
  process.exit(1);
}
